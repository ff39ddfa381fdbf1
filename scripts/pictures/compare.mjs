import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** From here on two colours are told apart, of the way from black to white. */
const THRESHOLD = 0.1
/** So many pixels may differ: where a curve meets a pixel differently, nobody sees it. */
const PIXELS = 4

const open = async (form) => {
  const { data, info } = await sharp(form).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two pictures in the form in which they are kept, pixel by pixel. Both went through the
 * same loss, so what is left between them is what was drawn. The difference is grey where nothing has
 * changed and red where something has.
 */
export async function compare(beforeForm, afterForm) {
  const before = await open(beforeForm)
  const after = await open(afterForm)
  const { width, height } = after
  if (before.width !== width || before.height !== height) {
    return { isSame: false, pixels: null, difference: null }
  }
  const map = Buffer.alloc(after.data.length)
  const options = { threshold: THRESHOLD }
  const pixels = pixelmatch(before.data, after.data, map, width, height, options)
  const isSame = pixels <= PIXELS
  const difference = isSame
    ? null
    : await sharp(map, { raw: { width, height, channels: 4 } })
        .png({ palette: true })
        .toBuffer()
  return { isSame, pixels, difference }
}
