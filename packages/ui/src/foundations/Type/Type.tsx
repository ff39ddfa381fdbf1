import { size } from '../../theme/typeScale.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { typeStyles } from './Type.styles.ts'

export interface TypeProps {
  /** The sentence in Latin letters. */
  latin: string
  /** The sample in Devanagari. */
  devanagari: string
}

const voices = ['display', 'story', 'interface'] as const

/** The three voices in both scripts, and the scale they speak in. */
export function Type({ latin, devanagari }: TypeProps) {
  const styles = typeStyles(useTheme())

  return (
    <div css={styles.page}>
      {voices.map((voice) => (
        <section css={styles.voice} key={voice}>
          <h2 css={styles.name}>{voice}</h2>
          <p css={styles[voice]}>{latin}</p>
          <p css={styles[voice]} lang="hi">
            {devanagari}
          </p>
        </section>
      ))}
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
