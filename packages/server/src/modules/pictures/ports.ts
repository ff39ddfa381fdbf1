import type { FormFault } from '@kathasagar/api/contract'

/** As a card shows a picture of another site, and as a page does. */
export type ImageSize = 'card' | 'page'

/** One picture in every width, as WebP. */
export type Renditions = Readonly<Record<ImageSize, Uint8Array>>

/** What came of an address: a picture of our own making, or why there is none. */
export type FetchOutcome = Renditions | { fault: string }

/** Fetches pictures from other sites, so that no reader's browser has to. */
export interface OutsideImages {
  /** Never throws for what the other side does. */
  fetchImage(url: string): Promise<FetchOutcome>
}

/** A picture as it is kept: whole, and in less where it is wider than that. */
export interface DrawnPicture {
  /** WebP. */
  content: Uint8Array
  small: Uint8Array | null
  middle: Uint8Array | null
  /** Of `content`, in pixels. */
  width: number
  height: number
}

/** What came of bytes that are said to be a picture. */
export type RenderedPlate = { picture: DrawnPicture; pixels: number } | { fault: FormFault }

/** Draws pictures that were brought anew. */
export interface PlateRenderer {
  /**
   * One picture as WebP in each width, with how many pixels its file had; null where too many wait
   * already.
   *
   * @param mostPixels A file of more is not decoded.
   */
  renderPlate(bytes: Uint8Array, mostPixels: number): Promise<RenderedPlate | null>
}

/** Where the bytes of pictures are kept outside the database. */
export interface ObjectStore {
  /** A picture, WebP, unless another type is said. */
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** Null where there is no such object. */
  get(name: string): Promise<Uint8Array | null>
  /** What is not there is dropped already. */
  drop(name: string): Promise<void>
}

/** Pictures that come with the product. */
export interface ShippedPictures {
  /** The file at an address of ours; null where none ships under it. */
  readPicture(address: string): Promise<Uint8Array | null>
}

/** Owner of an outside picture: the cover of a story, the avatar of a user, plates of a version of a story. */
export type ImageOwner = 'stories' | 'users' | 'versions'
