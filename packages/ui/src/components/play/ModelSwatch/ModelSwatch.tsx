import type { CSSObject } from '@emotion/react'

import { useTheme } from '../../../theme/useTheme.ts'
import { modelSwatchStyles } from './ModelSwatch.styles.ts'

export interface ModelSwatchProps {
  /** Whose pigments to show; an unknown model is plain. */
  modelKey: string
}

/** A model's manner as a small disc of its pigments. */
export function ModelSwatch({ modelKey }: ModelSwatchProps) {
  const styles = modelSwatchStyles(useTheme())
  const paints: Readonly<Record<string, CSSObject>> = styles.paints

  return <span aria-hidden="true" css={[styles.disc, paints[modelKey]]} />
}
