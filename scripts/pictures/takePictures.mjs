import { baselinesFolder, readBaselines, writeBaselines } from './baselines.mjs'
import { openStudio } from './draw.mjs'
import { changeOf, confirmed } from './judge.mjs'

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
 * now. Another browser may draw by another hand; its pictures are held against what was accepted all
 * the same, and only all of them can be accepted.
 */
export async function takePictures(asked) {
  const { folder, pictures, all, workers, isAccepted, baselines = baselinesFolder } = asked
  const kept = readBaselines(baselines)
  const studio = await openStudio(folder)
  try {
    const drawnWith = { chromium: studio.chromium, letters: await studio.handwriting() }
    const isSameHand = isHandOf(kept, drawnWith)
    if (isAccepted && !isSameHand && pictures.length < all.length)
      throw new Error('Drawn by another hand than the other pictures: accept all, or none.')
    const accepted = { ...kept.pictures }
    const drawn = []
    await studio.draw(pictures, {
      workers,
      onPicture: async (picture, pixels) => {
        accepted[picture.key] = { hash: pixels?.hash }
        if (!pixels) return
        const change = await changeOf({ picture, drawn: pixels, kept, baselines })
        if (change) drawn.push(change)
      },
    })
    const again = { studio, pictures, workers, kept, baselines }
    const { changes, unsteady } = await confirmed(isAccepted ? [] : drawn, drawn, again)
    if (isAccepted) accept(baselines, { drawnWith, accepted, changes, all })
    return { changes, unsteady, drawnWith, kept, isSameHand }
  } finally {
    await studio.close()
  }
}
