import type { Hex } from '../colour/colour.ts'
import type { Time } from '@kathasagar/story/sceneWords'

/** Colour role. Each style defines its colour. */
export type Role =
  | 'skin'
  | 'hair'
  | 'greyHair'
  | 'cloth1'
  | 'cloth2'
  | 'cloth3'
  | 'cloth4'
  | 'white'
  | 'gold'
  | 'stone'
  | 'stone2'
  | 'dark'
  | 'roof'
  | 'leaf'
  | 'leaf2'
  | 'trunk'
  | 'earth'
  | 'earth2'
  | 'water'
  | 'hill'
  | 'hill2'
  | 'grey'
  | 'grey2'
  | 'hide'
  | 'flame'
  | 'flower'

export interface SkyLight {
  sky: readonly [Hex, Hex, Hex]
  /** Colour that distant objects fade to. */
  air: Hex
  /** Colour and strength of the ambient light. */
  ambient: readonly [Hex, number]
  sun: Hex
}

export interface Manner {
  figureScale: number
  /** Outline width in the nearest plane. 0 for no outline. */
  line: number
  /** Reduction of the outline width in the farthest plane. */
  lineLoss: number
  ink: Hex
  /** Strength of `air` in the farthest plane, 0 to 1. */
  airPull: number
  horizon: number
  pigments: Readonly<Record<Role, Hex>>
  times: Readonly<Record<Time, SkyLight>>
}
