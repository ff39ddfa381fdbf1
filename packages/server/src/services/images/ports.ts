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

/** What came of bytes that are said to be a picture. */
export type RenderedPlate = { content: Uint8Array; pixels: number } | { fault: string }

/** Draws pictures that were brought with a story anew. */
export interface PlateRenderer {
  /**
   * One picture as WebP within the limits of a plate, with how many pixels its file had; null where
   * too many wait already.
   *
   * @param mostPixels A file of more is not decoded.
   */
  renderPlate(bytes: Uint8Array, mostPixels: number): Promise<RenderedPlate | null>
}

/** Pictures that come with the product. */
export interface ShippedPictures {
  /** The file at an address of ours; null where none ships under it. */
  readPicture(address: string): Promise<Uint8Array | null>
}

export interface StoryPictureRepository {
  findPicture(hash: string): Promise<Uint8Array | undefined>
  /** Bytes of all that a user has brought. */
  bytesBroughtBy(userId: string): Promise<number>
  /** Keeps a picture, or notes that one which is there was brought again. */
  keepPicture(picture: {
    hash: string
    brought_by: string
    content: Uint8Array
    kept_at: Date
  }): Promise<void>
  /** Drops what no version of a story names and nobody has brought since. */
  forgetUnnamed(since: Date): Promise<void>
}

/** What a picture belongs to: the cover of a story, the avatar of a user, the plates of a version of a story. */
export type ImageOwner = 'stories' | 'users' | 'versions'

/** What is known of an address: nothing, a picture, or a failure at a time. */
export interface FetchedImage {
  fetched_at: Date
  content: Uint8Array | null
}

export interface FetchedImageRepository {
  /** The addresses that a story, a user or a version of a story names now. */
  listSources(of: ImageOwner, id: string): Promise<readonly string[]>
  findFetched(urlHash: string, size: ImageSize): Promise<FetchedImage | undefined>
  saveFetched(urlHash: string, outcome: FetchOutcome, now: Date): Promise<void>
  /** Drops what nobody names any more. */
  forgetUnused(): Promise<void>
}
