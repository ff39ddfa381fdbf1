import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react'

import { typeStyles as styles } from './Type.styles.ts'

interface Measures {
  /** Height of a line, as a share of the letters' size. */
  leading: number
  /** Weight of the letters. */
  weight: string
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A line of words, with the height of its line and its weight as the browser draws them. */
export function Measured(props: ComponentPropsWithRef<'p'>) {
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
