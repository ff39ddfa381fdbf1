import { size } from '../../theme/typeScale.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Measured } from './Measured.tsx'
import { typeStyles } from './Type.styles.ts'

export interface TypeProps {
  /** The sentence in Latin letters. */
  latin: string
  /** The sample in Devanagari. */
  devanagari: string
}

/** Where lines are as high as nowhere else: words of a page, and of a story in each script. */
const leadings = [
  { name: 'interface', lang: 'en' },
  { name: 'interface, Hindi', lang: 'hi' },
  { name: 'Hindi in Latin letters', lang: 'hi-Latn' },
  { name: 'Urdu', lang: 'ur' },
] as const

const voices = ['display', 'story', 'interface'] as const

/** The three voices in both scripts, how high their lines are, and the scale they speak in. */
export function Type({ latin, devanagari }: TypeProps) {
  const styles = typeStyles(useTheme())

  return (
    <div css={styles.page}>
      {voices.map((voice) => (
        <section css={styles.voice} key={voice}>
          <h2 css={styles.name}>{voice}</h2>
          <Measured css={styles[voice]}>{latin}</Measured>
          <Measured css={styles[voice]} lang="hi">
            {devanagari}
          </Measured>
        </section>
      ))}
      <section css={styles.voice}>
        <h2 css={styles.name}>line heights</h2>
        {leadings.map(({ name, ...line }) => (
          <div key={name}>
            <p css={styles.name}>{name}</p>
            <Measured {...line}>{line.lang === 'hi' ? devanagari : latin}</Measured>
          </div>
        ))}
      </section>
      <dl css={styles.scale}>
        {Object.entries(size).map(([name, value]) => (
          <div css={styles.step} key={name}>
            <dt css={styles.name}>
              {name} {value}
            </dt>
            <dd style={{ fontSize: value }}>{latin}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
