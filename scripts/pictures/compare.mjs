import sharp from 'sharp'

/** A pixel differs when one of its colours is further off than this, of 255. */
const LEVELS = 40
/** So many pixels may: where a curve meets a pixel differently, nobody sees it. */
const PIXELS = 4

const open = async (form) => {
  const { data, info } = await sharp(form).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const CHANNELS = [0, 1, 2]

/** Whether a pixel lies between the colours that the other picture has at its place and around it. */
function isAround(level, { data, width, height }, place) {
  const [column, row] = [place % width, Math.floor(place / width)]
  return CHANNELS.every((channel) => {
    let [least, most] = [255, 0]
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
        const there = data[(y * width + x) * 3 + channel]
        least = Math.min(least, there)
        most = Math.max(most, there)
      }
    return level(channel) >= least - LEVELS && level(channel) <= most + LEVELS
  })
}

/**
 * Where the pixels of two pictures of one size differ. A letter or an edge that was drawn a part of
 * a pixel aside is the same: what is there in one must be at its place or beside it in the other.
 */
function differing(before, after) {
  const places = []
  for (let at = 0; at < before.data.length; at += 3) {
    const isOff = CHANNELS.some(
      (channel) => Math.abs(before.data[at + channel] - after.data[at + channel]) > LEVELS,
    )
    if (!isOff) continue
    const isMoved =
      isAround((channel) => after.data[at + channel], before, at / 3) &&
      isAround((channel) => before.data[at + channel], after, at / 3)
    if (!isMoved) places.push(at)
  }
  return places
}

/** Grey where nothing has changed, red where something has. */
function mapOf(after, places) {
  const map = Buffer.from(after.data.map((level) => 200 + level * 0.2))
  for (const at of places) map.set([214, 20, 40], at)
  return map
}

/**
 * Compares two pictures in the form in which they are kept, pixel by pixel. Both went through the
 * same loss, so what is left between them is what was drawn.
 */
export async function compare(beforeForm, afterForm) {
  const before = await open(beforeForm)
  const after = await open(afterForm)
  const { width, height } = after
  if (before.width !== width || before.height !== height) {
    return { isSame: false, pixels: null, difference: null }
  }
  const places = differing(before, after)
  const isSame = places.length <= PIXELS
  const difference = isSame
    ? null
    : await sharp(mapOf(after, places), { raw: { width, height, channels: 3 } })
        .png({ palette: true })
        .toBuffer()
  return { isSame, pixels: places.length, difference }
}
