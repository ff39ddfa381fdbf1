const RIFF_HEAD = 12
const CHUNK_HEAD = 8
const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10
const FOURTEEN_BITS = 0x3fff

interface Chunk {
  name: string
  content: Buffer
}

function chunksOf(picture: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= picture.length;) {
    const size = picture.readUInt32LE(at + 4)
    const name = picture.toString('latin1', at, at + 4)
    chunks.push({ name, content: picture.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + size) })
    at += CHUNK_HEAD + size + (size % 2)
  }
  return chunks
}

function chunkBytes({ name, content }: Chunk): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Width and height as the picture's own stream names them, and whether it has see-through parts. */
function canvasOf({ name, content }: Chunk): { width: number; height: number; hasAlpha: boolean } {
  if (name === 'VP8 ') {
    const width = content.readUInt16LE(6) & FOURTEEN_BITS
    return { width, height: content.readUInt16LE(8) & FOURTEEN_BITS, hasAlpha: false }
  }
  if (name !== 'VP8L') throw new Error(`A WebP file that begins with ${name}`)
  const bits = content.readUInt32LE(1)
  return {
    width: (bits & FOURTEEN_BITS) + 1,
    height: ((bits >>> 14) & FOURTEEN_BITS) + 1,
    hasAlpha: ((bits >>> 28) & 1) === 1,
  }
}

/** The chunk that says what else is in the file; simple files have none. */
function extendedHead(first: Chunk): Buffer {
  if (first.name === 'VP8X') {
    const head = Buffer.from(first.content)
    head.writeUInt8(head.readUInt8(0) | XMP_FLAG, 0)
    return head
  }
  const { width, height, hasAlpha } = canvasOf(first)
  const head = Buffer.alloc(10)
  head.writeUInt8(XMP_FLAG | (hasAlpha ? ALPHA_FLAG : 0), 0)
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  return head
}

/** Adds an `XMP ` chunk at the end of a WebP file, in place of the one that it may have. */
export function labelWebp(picture: Buffer, xmp: string): Buffer {
  const chunks = chunksOf(picture)
  const [first] = chunks
  if (first === undefined) throw new Error('A WebP file without content')
  const kept = chunks.filter(({ name }) => name !== 'VP8X' && name !== 'XMP ')
  const body = Buffer.concat(
    [
      { name: 'VP8X', content: extendedHead(first) },
      ...kept,
      { name: 'XMP ', content: Buffer.from(xmp) },
    ].map(chunkBytes),
  )
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
