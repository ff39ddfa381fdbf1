import type { CSSObject } from '@emotion/react'

import { modelSwatchStyles as styles } from './ModelSwatch.styles.ts'

export interface ModelSwatchProps {
  modelKey: string
}

export function ModelSwatch({ modelKey }: ModelSwatchProps) {
  const paints: Readonly<Record<string, CSSObject>> = styles.paints

  return <span aria-hidden="true" css={[styles.disc, paints[modelKey]]} />
}
