import type { CSSObject } from '@emotion/react'

import { modelSwatchStyles as styles } from './ModelSwatch.styles.ts'

export interface ModelSwatchProps {
  /** Whose pigments to show; an unknown model is plain. */
  modelKey: string
}

/** A model's manner as a small disc of its pigments. */
export function ModelSwatch({ modelKey }: ModelSwatchProps) {
  const paints: Readonly<Record<string, CSSObject>> = styles.paints

  return <span aria-hidden="true" css={[styles.disc, paints[modelKey]]} />
}
