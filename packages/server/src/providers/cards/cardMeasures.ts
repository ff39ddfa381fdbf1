import type { CardShape } from '@kathasagar/api/contract'

export interface CardMeasures {
  width: number
  height: number
  frame: number
  /** Scale of ornaments in relation to their size on pages. */
  zoom: number
  art: { x: number; y: number; width: number; height: number }
  text: { x: number; y: number; width: number; bottom: number }
  story: number
  ending: number
  place: number
  deed: number
  name: number
}

/** Measures in pixels. Their base is 600 x 315 and 360 x 640, scaled by two and three. */
export const MEASURES: Readonly<Record<CardShape, CardMeasures>> = {
  wide: {
    width: 1200,
    height: 630,
    frame: 20,
    zoom: 2,
    art: { x: 604, y: 20, width: 576, height: 590 },
    text: { x: 68, y: 46, width: 520, bottom: 582 },
    story: 34,
    ending: 94,
    place: 26,
    deed: 30,
    name: 36,
  },
  tall: {
    width: 1080,
    height: 1920,
    frame: 30,
    zoom: 3,
    art: { x: 30, y: 30, width: 1020, height: 744 },
    text: { x: 108, y: 846, width: 864, bottom: 1824 },
    story: 57,
    ending: 174,
    place: 45,
    deed: 50,
    name: 60,
  },
}

export const CARD_COLOURS = {
  surface: '#17132E',
  text: '#F7EEDC',
  soft: '#D3C8DC',
  gold: '#F2B134',
  accent: '#F5C26B',
  line: '#7F75B5',
  frame: '#8A6A3A',
} as const
