import { directionOf } from '../../../design-system/format/directionOf.ts'
import { size } from '../../../design-system/theme/typeScale.ts'
import { typeStyles as styles } from './Type.styles.ts'

export interface Script {
  name: string
  lang: string
  face: string
  words: string
}

export interface TypeProps {
  latin: string
  devanagari: string
  /** Scripts that have only one font, with the sample sentence in each of them. */
  scripts: readonly Script[]
}

const voices = ['display', 'story', 'interface'] as const

export function Type({ latin, devanagari, scripts }: TypeProps) {
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
      <section css={styles.voice}>
        <h2 css={styles.name}>other scripts</h2>
        {scripts.map(({ name, lang, face, words }) => (
          <div key={lang}>
            <p css={styles.name}>
              {name}: {face}
            </p>
            <p css={styles.script} dir={directionOf(lang)} lang={lang}>
              {words}
            </p>
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
