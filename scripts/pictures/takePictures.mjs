import { baselinesFolder, readBaselines, writeBaselines } from './baselines.mjs'
import { openStudio } from './draw.mjs'
import { changeOf, confirmed, unsteadyOf } from './judge.mjs'
import { sourcesOf } from './sources.mjs'

/** The day on which every picture is drawn: a year that is told would be another one in the next. */
const DRAWN_ON = Date.UTC(2026, 10, 25)
const A_DAY = 86_400_000

/** Sets the page's clock forward, as if the machine's were. */
const later = (days) => `{
  const Now = Date
  const shift = ${days * A_DAY}
  globalThis.Date = class extends Now {
    constructor(...given) { super(...(given.length === 0 ? [Now.now() + shift] : given)) }
    static now() { return Now.now() + shift }
  }
}`

/** Accepts what was drawn: the pixels' numbers, and the forms of those that are new or other. */
function accept(folder, { drawnWith, accepted, changes, all }) {
  for (const { key, isBroken } of changes) if (isBroken) delete accepted[key]
  const forms = changes.filter(({ after }) => after).map(({ key, after }) => [key, after])
  const known = new Set(all.map(({ key }) => key))
  writeBaselines(folder, { drawnWith, pictures: accepted, forms, known })
}

const isHandOf = (kept, drawnWith) =>
  kept.drawnWith === null || JSON.stringify(kept.drawnWith) === JSON.stringify(drawnWith)

/**
 * Draws pictures of the book and tells which are not what was accepted; with `isAccepted` they are
 * now. With `isTwice` each is also drawn twice and held against itself. Another browser may draw by
 * another hand; its pictures are held against what was accepted all the same, and only all of them
 * can be accepted.
 */
export async function takePictures(asked) {
  const { folder, pictures, all, workers, isAccepted, isTwice, days } = asked
  const { baselines = baselinesFolder } = asked
  const kept = readBaselines(baselines)
  const sources = sourcesOf([...new Set(all.map(({ file }) => file))])
  const studio = await openStudio(folder)
  try {
    const drawnWith = { chromium: studio.chromium, letters: await studio.handwriting() }
    const isSameHand = isHandOf(kept, drawnWith)
    if (isAccepted && !isSameHand && pictures.length < all.length)
      throw new Error('Drawn by another hand than the other pictures: accept all, or none.')
    const first = new Map()
    const accepted = { ...kept.pictures }
    const drawn = []
    const clock = later(days ?? Math.floor((DRAWN_ON - Date.now()) / A_DAY))
    await studio.draw(pictures, {
      workers,
      clock,
      onPicture: async (picture, pixels) => {
        const { hash: source } = sources.get(picture.file)
        accepted[picture.key] = { hash: pixels?.hash, source }
        if (!pixels) return
        if (isTwice) first.set(picture.key, { png: pixels.png, hash: pixels.hash })
        const change = await changeOf({ picture, drawn: pixels, kept, baselines })
        if (change) drawn.push(change)
      },
    })
    const again = { studio, pictures, draw: { workers, clock }, kept, baselines }
    const { changes, unsteady } = await confirmed(isAccepted ? [] : drawn, drawn, again)
    if (isTwice) changes.push(...(await unsteadyOf({ studio, pictures, first, workers })))
    if (isAccepted) accept(baselines, { drawnWith, accepted, changes, all })
    return { changes, unsteady, drawnWith, kept, isSameHand }
  } finally {
    await studio.close()
  }
}
