import sharp from 'sharp'

export const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgWNUBQhAKAB9mBMkirFYlAAAAAElFTkSuQmCC'

export const pictureOf = (background: string, side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
