import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react'

import { directionOf } from '../../play/directionOf.ts'
import { size } from '../../theme/typeScale.ts'
import { typeStyles as styles } from './Type.styles.ts'

export interface Script {
  /** Name of the language. */
  name: string
  /** BCP 47 tag. */
  lang: string
  /** Family that has its letters, for all three voices. */
  face: string
  /** The sentence in it. */
  words: string
}

export interface TypeProps {
  /** The sentence in Latin letters. */
  latin: string
  /** The sample in Devanagari. */
  devanagari: string
  /** The sentence in scripts that have one face for all voices. */
  scripts: readonly Script[]
}

/** Where lines are as high as nowhere else: words of a page, and of a story told in Hindi. */
const leadings = [
  { name: 'interface', lang: 'en' },
  { name: 'interface, Hindi', lang: 'hi' },
  { name: 'Hindi in Latin letters', lang: 'hi-Latn' },
] as const

const voices = ['display', 'story', 'interface'] as const

/** The three voices in both scripts, the faces of the others, how high their lines are, and the scale they speak in. */
export function Type({ latin, devanagari, scripts }: TypeProps) {
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
      <OtherScripts scripts={scripts} />
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

function OtherScripts({ scripts }: Pick<TypeProps, 'scripts'>) {
  return (
    <section css={styles.voice}>
      <h2 css={styles.name}>other scripts</h2>
      {scripts.map(({ name, lang, face, words }) => (
        <div key={lang}>
          <p css={styles.name}>
            {name}: {face}
          </p>
          <Measured css={styles.script} dir={directionOf(lang)} lang={lang}>
            {words}
          </Measured>
        </div>
      ))}
    </section>
  )
}

interface Measures {
  leading: number
  weight: string
}

const rounded = (value: number) => Math.round(value * 100) / 100

function Measured(props: ComponentPropsWithRef<'p'>) {
  const line = useRef<HTMLParagraphElement>(null)
  const [measures, setMeasures] = useState<Measures>()

  useLayoutEffect(() => {
    if (!line.current) return
    const { lineHeight, fontSize, fontWeight } = getComputedStyle(line.current)
    const leading = rounded(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize))
    setMeasures({ leading, weight: fontWeight })
  }, [])

  return (
    <>
      <p {...props} ref={line} />
      {measures && (
        <p css={styles.name}>
          line height {measures.leading}, weight {measures.weight}
        </p>
      )}
    </>
  )
}
