import type { Hex } from '../colour/colour.ts'
import type { Time } from '@kathasagar/story/sceneWords'

/** What a thing is, as far as its colour goes. A manner says which pigment that is. */
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
  /** From the top of the sky down to the horizon. */
  sky: readonly [Hex, Hex, Hex]
  /** What distance fades into. */
  air: Hex
  /** The colour that lies over everything, and how strongly. */
  ambient: readonly [Hex, number]
  sun: Hex
}

export interface Manner {
  figureScale: number
  /** Width of an outline in the nearest plane; 0 paints without lines. */
  line: number
  /** How much thinner the line of the farthest plane is. */
  lineLoss: number
  ink: Hex
  /** How far the farthest plane dissolves into the air, 0 to 1. */
  airPull: number
  horizon: number
  pigments: Readonly<Record<Role, Hex>>
  times: Readonly<Record<Time, SkyLight>>
}
