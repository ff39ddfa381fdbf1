import type { FormFault } from '@kathasagar/api/contract'
import type { PictureWidth } from '@kathasagar/story/keptPicture'

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

/** A picture among those of somebody who has brought it. */
export interface StoredUpload {
  hash: string
  uploaded_at: Date
  /** Null where the version before kept it. */
  width: number | null
  height: number | null
  /** Of all its widths. */
  bytes: number
  has_small: boolean
  has_middle: boolean
}

export type UploadPlace = Pick<StoredUpload, 'uploaded_at' | 'hash'>

export interface ListedUploads {
  userId: string
  /** The last one of the page before; null for the first page. */
  after: UploadPlace | null
  limit: number
}

/** Where a picture is in a width that was asked for. */
export interface FoundPicture {
  /** Null where the object store keeps it. */
  content: Uint8Array | null
  /** It was kept in that width; otherwise it is the whole one, which is not wider. */
  isNarrow: boolean
}

/** A picture whose bytes the database holds. */
export type InsidePicture = Pick<DrawnPicture, 'content' | 'small' | 'middle'> & { hash: string }

export interface PictureObjectRepository {
  /** Pictures that the database holds, the oldest first. */
  listInside(limit: number): Promise<InsidePicture[]>
  /** Notes that objects of a picture are about to be put outside; false while they are being dropped. */
  expectObjects(hash: string, dueAt: Date): Promise<boolean>
  /** The bytes of a picture are outside alone from now on. */
  leaveRow(hash: string): Promise<void>
  /** Hashes of which no row names objects any more; another asks for them after `until`. */
  claimDue(now: Date, until: Date, limit: number): Promise<string[]>
  /** The objects of a picture are dropped. */
  forgetDue(hash: string): Promise<void>
}

export interface StoryPictureRepository {
  /** In the width that is asked for, or whole where it is not wider, and where none is asked for. */
  findPicture(hash: string, width?: PictureWidth): Promise<FoundPicture | undefined>
  /** Bytes of all that a user has brought. */
  bytesOf(userId: string): Promise<number>
  /** Keeps a picture, or notes that one which is there was brought again. */
  keepPicture(picture: DrawnPicture & { hash: string; kept_at: Date }): Promise<void>
  /** Notes that one was brought again; false where it is not there. */
  touchPicture(hash: string, keptAt: Date): Promise<boolean>
  /** Puts a kept picture among those of a user. */
  addUpload(upload: { user_id: string; hash: string; uploaded_at: Date }): Promise<void>
  findUpload(userId: string, hash: string): Promise<StoredUpload | undefined>
  /** Whether a user has it; it stays theirs, and no story begins to show it, until the transaction ends. */
  lockUpload(userId: string, hash: string): Promise<boolean>
  /** The latest first. */
  listUploads(asked: ListedUploads): Promise<StoredUpload[]>
  /** Those of the pictures that one of the users has brought; none is deleted before the transaction ends. */
  listBrought(userIds: readonly string[], hashes: readonly string[]): Promise<string[]>
  /** Whether a version of a story, a cover or an avatar shows it. */
  isNamed(hash: string): Promise<boolean>
  /** Takes a picture out of those of a user, and drops it where nobody else has brought it. */
  dropUpload(userId: string, hash: string): Promise<void>
  /** Drops what nothing shows and nobody has brought since. */
  forgetUnnamed(since: Date): Promise<void>
  /** Notes of pictures kept or renewed before a time that something shows them still. */
  renewNamed(now: Date, before: Date): Promise<void>
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
