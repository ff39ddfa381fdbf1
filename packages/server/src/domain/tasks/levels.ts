/** Titles from level 1. The last one applies to all higher levels. */
export const LEVEL_TITLES = [
  'Listener at the Door',
  'Keeper of the Wick',
  'Bearer of the Oil',
  'Walker of Lanes',
  'Reader of Palm Leaves',
  'Friend of the Ferryman',
  'Keeper of the Second Lamp',
  'Opener of Doors',
  'Apprentice of the Teller',
  'Guest of the Banyan',
  'Voice of the River',
  'Crosser of the Ocean',
] as const

export const starsForLevel = (level: number): number => 3 * level + 3

export interface Level {
  title: string
  current: number
  current_stars: number
  stars_for_next_level: number
}

export function levelOf(stars: number): Level {
  let current = 1
  let rest = Math.max(0, stars)
  while (rest >= starsForLevel(current)) {
    rest -= starsForLevel(current)
    current += 1
  }
  return {
    title: LEVEL_TITLES[Math.min(current, LEVEL_TITLES.length) - 1] ?? LEVEL_TITLES[0],
    current,
    current_stars: rest,
    stars_for_next_level: starsForLevel(current),
  }
}
