import type { FormErrorCode } from '@kathasagar/api/contract'

export type ImageSize = 'card' | 'page'

export type Renditions = Readonly<Record<ImageSize, Uint8Array>>

export type FetchOutcome = Renditions | { fault: string }

/** Fetches images of other sites, so that browsers of readers don't contact those sites. */
export interface OutsideImages {
  fetchImage(url: string): Promise<FetchOutcome>
}

/** Encoded image. `small` and `middle` are null if the original isn't wider. */
export interface DrawnPicture {
  content: Uint8Array
  small: Uint8Array | null
  middle: Uint8Array | null
  /** Width of `content`, in pixels. */
  width: number
  height: number
}

export type RenderedPlate = { picture: DrawnPicture; pixels: number } | { fault: FormErrorCode }

export interface PlateRenderer {
  /** Returns null if the queue is full. Refuses images with more than `mostPixels` pixels. */
  renderPlate(bytes: Uint8Array, mostPixels: number): Promise<RenderedPlate | null>
}

export interface ObjectStore {
  /** Stores an object. The default type is WebP. */
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  get(name: string): Promise<Uint8Array | null>
  drop(name: string): Promise<void>
}

export interface ShippedPictures {
  readPicture(address: string): Promise<Uint8Array | null>
}

export type ImageOwner = 'stories' | 'users' | 'versions'
