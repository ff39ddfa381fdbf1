import { existsSync, readFileSync } from 'node:fs'

import { fileOf, keptFormOf } from './baselines.mjs'
import { compare } from './compare.mjs'

/** How a picture differs from the one before it, both in the form in which they are kept; or null. */
async function differenceOf(before, after) {
  const { isSame, pixels, difference } = await compare(before, after)
  if (isSame) return null
  const why = pixels === null ? 'It has another size.' : `${pixels} pixels differ.`
  return { why, before, after, difference }
}

/** Tells of a picture whether it is not what was accepted, or null. */
export async function changeOf({ picture, drawn, kept, baselines }) {
  const { key, name } = picture
  if (drawn.errors.length > 0) {
    return { key, name, why: `Its play failed: ${drawn.errors[0].slice(0, 300)}`, isBroken: true }
  }
  const before = kept.pictures[key]
  if (before?.hash === drawn.hash) return null
  const after = await keptFormOf(drawn)
  const file = fileOf(key, baselines)
  if (!before || !existsSync(file)) return { key, name, why: 'It is new.', after }
  const difference = await differenceOf(readFileSync(file), after)
  return difference && { key, name, ...difference }
}

/**
 * Draws once more what is not what was accepted. A change is there again; what is as accepted now
 * does not stand still, and is named as such.
 */
export async function confirmed(asked, drawn, { studio, pictures, workers, kept, baselines }) {
  const doubtful = new Set(asked.filter(({ before }) => before).map(({ key }) => key))
  const unsteady = new Set()
  const again = pictures.filter(({ key }) => doubtful.has(key))
  await studio.draw(again, {
    workers,
    onPicture: async (picture, pixels) => {
      const change = pixels && (await changeOf({ picture, drawn: pixels, kept, baselines }))
      if (!change) unsteady.add(picture.key)
    },
  })
  return {
    changes: drawn.filter(({ key }) => !unsteady.has(key)),
    unsteady: drawn.filter(({ key }) => unsteady.has(key)).map(({ name }) => name),
  }
}
