import type { FormFault } from '@kathasagar/api/contract'

/** Widths of pictures of other sites. */
export type ImageSize = 'card' | 'page'

/** A picture as WebP in both widths. */
export type Renditions = Readonly<Record<ImageSize, Uint8Array>>

/** Result of a fetch: a picture, or why there is none. */
export type FetchOutcome = Renditions | { fault: string }

/** Fetches pictures of other sites, so that readers do not contact them. */
export interface OutsideImages {
  /** Never throws for errors of the other site. */
  fetchImage(url: string): Promise<FetchOutcome>
}

/** A stored picture in each width. */
export interface DrawnPicture {
  /** WebP. */
  content: Uint8Array
  small: Uint8Array | null
  middle: Uint8Array | null
  /** Size of `content` in pixels. */
  width: number
  height: number
}

/** Result of decoding. */
export type RenderedPlate = { picture: DrawnPicture; pixels: number } | { fault: FormFault }

/** Re-encodes uploaded pictures. */
export interface PlateRenderer {
  /**
   * Returns a picture as WebP in each width, with its number of pixels. Returns null if the queue
   * is full. Files with more than `mostPixels` are not decoded.
   */
  renderPlate(bytes: Uint8Array, mostPixels: number): Promise<RenderedPlate | null>
}

/** Object store for pictures. */
export interface ObjectStore {
  /** Stores a picture. Default type: WebP. */
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** Null if there is no such object. */
  get(name: string): Promise<Uint8Array | null>
  /** Does nothing if there is no such object. */
  drop(name: string): Promise<void>
}

/** Pictures of the product. */
export interface ShippedPictures {
  /** Returns the file at this address, or null. */
  readPicture(address: string): Promise<Uint8Array | null>
}

/** Owner of an outside picture: the cover of a story, the avatar of a user, plates of a version of a story. */
export type ImageOwner = 'stories' | 'users' | 'versions'
