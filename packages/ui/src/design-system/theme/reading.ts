import type { TypingSpeed } from '../format/typingSpeed.ts'

export const READING_THEMES = ['page', 'night', 'parchment', 'palmLeaf', 'kajal'] as const
export type ReadingTheme = (typeof READING_THEMES)[number]

export const READING_WIDTHS = ['narrow', 'medium', 'wide'] as const
export type ReadingWidth = (typeof READING_WIDTHS)[number]

export const READING_FACES = ['story', 'interface'] as const
export type ReadingFace = (typeof READING_FACES)[number]

export const READING_UNDERLINES = ['quiet', 'strong', 'none'] as const
export type ReadingUnderline = (typeof READING_UNDERLINES)[number]

export const TYPING_SPEEDS = ['typed', 'fast', 'instant'] as const satisfies readonly TypingSpeed[]

export const READING_LIMITS = {
  textSize: { min: 14, max: 28, step: 1 },
  lineHeight: { min: 1.4, max: 2.2, step: 0.1 },
} as const

export interface Reading {
  theme: ReadingTheme
  textSize: number
  lineHeight: number
  width: ReadingWidth
  face: ReadingFace
  underline: ReadingUnderline
  /** Loads images. If false, descriptions replace the images. */
  hasImages: boolean
  hasSound: boolean
  speed: TypingSpeed
  hasKeys: boolean
}

export interface ReadingChoice {
  value: Reading
  onChange: (changes: Partial<Reading>) => void
}

export const firstReading: Reading = {
  theme: 'page',
  textSize: 18,
  lineHeight: 1.7,
  width: 'medium',
  face: 'story',
  underline: 'quiet',
  hasImages: true,
  hasSound: false,
  speed: 'typed',
  hasKeys: true,
}

const oneOf = <T>(allowed: readonly T[], kept: unknown, first: T): T =>
  allowed.find((one) => one === kept) ?? first

const within = ({ min, max }: { min: number; max: number }, kept: unknown, first: number) =>
  typeof kept === 'number' && kept >= min && kept <= max ? kept : first

/** Parses stored settings. Missing or invalid values are replaced with defaults. */
export function readingFrom(kept: unknown): Reading {
  const found: Partial<Record<keyof Reading, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {}
  const flag = (key: 'hasImages' | 'hasSound' | 'hasKeys') =>
    oneOf([true, false], found[key], firstReading[key])

  return {
    theme: oneOf(READING_THEMES, found.theme, firstReading.theme),
    textSize: within(READING_LIMITS.textSize, found.textSize, firstReading.textSize),
    lineHeight: within(READING_LIMITS.lineHeight, found.lineHeight, firstReading.lineHeight),
    width: oneOf(READING_WIDTHS, found.width, firstReading.width),
    face: oneOf(READING_FACES, found.face, firstReading.face),
    underline: oneOf(READING_UNDERLINES, found.underline, firstReading.underline),
    hasImages: flag('hasImages'),
    hasSound: flag('hasSound'),
    speed: oneOf(TYPING_SPEEDS, found.speed, firstReading.speed),
    hasKeys: flag('hasKeys'),
  }
}
