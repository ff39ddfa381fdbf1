import { crc32 } from 'node:zlib'

import type { PictureMime } from './pictureBytes.ts'
import { labelWebp } from './labelWebp.ts'

/** What a picture says of its origin. */
export interface PictureLabel {
  /** Key of the model that painted it, as players know it. */
  model: string
  at: Date
}

/** The word of the press for pictures that a trained model made. */
const MADE_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const xmpOf = ({ model, at }: PictureLabel): string =>
  [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${MADE_BY_MODEL}"`,
    ` xmp:CreatorTool="Kathasagar: AI generated image (${model})"`,
    ` xmp:CreateDate="${at.toISOString()}"/>`,
    '</rdf:RDF>',
    '</x:xmpmeta>',
  ].join('')

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const PNG_HEAD = 8
/** Length, name, thirteen bytes of content, checksum. */
const PNG_IHDR = 25

/** An `iTXt` chunk after the header, under the name that readers of XMP look for. */
function labelPng(picture: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`)
  const chunk = Buffer.concat([uint32(content.length - 4), content, uint32(crc32(content))])
  const at = PNG_HEAD + PNG_IHDR
  return Buffer.concat([picture.subarray(0, at), chunk, picture.subarray(at)])
}

const APP0 = 0xe0
const APP1 = 0xe1

/** An APP1 segment; JFIF wants its own APP0 to stay the first. */
function labelJpeg(picture: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)
  const head = Buffer.from([0xff, APP1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  const at = picture[3] === APP0 ? 4 + picture.readUInt16BE(4) : 2
  return Buffer.concat([picture.subarray(0, at), head, content, picture.subarray(at)])
}

/** Writes into the file that a model made it. Throws where the file is shorter than its head says. */
export function labelPicture(picture: Buffer, mime: PictureMime, label: PictureLabel): Buffer {
  const xmp = xmpOf(label)
  switch (mime) {
    case 'image/png':
      return labelPng(picture, xmp)
    case 'image/jpeg':
      return labelJpeg(picture, xmp)
    case 'image/webp':
      return labelWebp(picture, xmp)
  }
}
