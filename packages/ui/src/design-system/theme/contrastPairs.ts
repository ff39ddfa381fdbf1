import type { ColorName } from './tokens.ts'

export interface ContrastPair {
  readonly text: ColorName
  readonly ground: ColorName
  /** Minimum contrast ratio: 4.5 for text, 3 for borders and large shapes. */
  readonly least: number
}

const on = (ground: ColorName, least: number, ...texts: readonly ColorName[]): ContrastPair[] =>
  texts.map((text) => ({ text, ground, least }))

const grounds = ['canvas', 'surface', 'raised', 'overlay', 'sunken', 'field'] as const

/** Pairs of colors that are used together, with the contrast ratio that a theme must have. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => on(ground, 4.5, 'text', 'textSecondary', 'textMuted', 'accent')),
  ...on('canvas', 4.5, 'historical', 'link', 'linkVisited', 'dangerText', 'positiveText'),
  ...on('surface', 4.5, 'brandText', 'linkVisited', 'link', 'dangerText'),
  ...grounds.flatMap((ground) => on(ground, 3, 'focus', 'lineControl')),
  ...on('action', 4.5, 'onAction'),
  ...on('actionHover', 4.5, 'onAction'),
  ...on('brand', 4.5, 'onBrand'),
  ...on('brandHover', 4.5, 'onBrand'),
  ...on('danger', 4.5, 'onDanger'),
  ...on('dangerHover', 4.5, 'onDanger'),
  ...on('info', 4.5, 'onInfo'),
  ...on('dangerSurface', 4.5, 'dangerText', 'text'),
  ...on('warningSurface', 4.5, 'warningText', 'text'),
  ...on('positiveSurface', 4.5, 'positiveText'),
  ...on('noteSurface', 4.5, 'noteText'),
  ...on('premiumSurface', 4.5, 'premiumText'),
  ...on('neutralSurface', 4.5, 'neutralText'),
  ...on('progressTrack', 3, 'progressFill'),
  ...on('surface', 4.5, 'data1', 'data2', 'data3', 'data4', 'data5', 'data6'),
  ...on('leaf', 4.5, 'leafInk', 'leafMuted', 'leafAccent'),
]
