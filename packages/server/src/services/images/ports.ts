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
