import sharp from 'sharp'

/** A small PNG, as Base64. */
export const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgWNUBQhAKAB9mBMkirFYlAAAAAElFTkSuQmCC'

/** A PNG of one colour. */
export const pictureOf = (background: string, side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
