import type { ImportEffect, ImportFixKind } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import type { AboutStory, ImportFix, ImportNote } from '@kathasagar/story/schema'

export type { ImportEffect, ImportFix, ImportFixKind, ImportNote }

/** What came of walking an import and its original together. */
export interface Replay {
  /** Ways that were drawn. */
  ways: number
  /** Those on which the two parted. */
  differences: number
  /** Where the first of them did, with the stretch of both in which they part. */
  first: { node: string; what: 'text' | 'choices'; original: string; imported: string } | null
}

/** A picture that a passage shows, before it is looked for. */
export interface WantedPicture {
  /** Name of the plate that is to show it. */
  plate: string
  /** As the file names it: an address, a path, or what stands for one that was in the text. */
  source: string
  passage: string | null
  line: number | null
}

/** A picture that came with a story; whoever keeps the story keeps it, and tells the plate where. */
export interface BroughtPicture {
  /** Name of the plate that shows it; blank is its image until the picture is kept. */
  plate: string
  /** The file as it came: nobody has looked whether it is a picture. */
  bytes: Uint8Array
}

/** A story read from a file. Only the review says whether it is sound. */
export interface ImportedStory {
  title: string
  /** With all of its fixes. */
  structure: StoryStructure
  /** In the order of its scenes; empty when everything fitted. */
  mends: readonly ImportFix[]
  /** As it was read, before any fix; absent where there is none. */
  unfixed?: StoryStructure | undefined
  /** Pictures of its plates; absent where none came with it. */
  pictures?: readonly BroughtPicture[] | undefined
  /** Pictures of its plates that are still to be looked for among the files. */
  wanted?: readonly WantedPicture[] | undefined
  /** What the story is beside its scenes; absent where the file says nothing of it. */
  about?: AboutStory | undefined
  /** In the order of the file; empty when all was carried over. */
  notes: readonly ImportNote[]
  /** Null where there is no original to walk beside it: it is our own, and comes as it is. */
  replay: Replay | null
}

/** A mark says something of a scene, and leaves it as it is. */
export const changesScene = ({ kind }: ImportFix): boolean =>
  kind !== 'empty' && kind !== 'unreached'

/** Enough ways to say that nothing differs. */
export const WAYS_ENOUGH = 200

/** Whether a story came over just as it was: nothing was left out, and the walk beside it says so. */
export const isWhole = ({ notes, mends, replay }: ImportedStory): boolean =>
  notes.length === 0 &&
  !mends.some(changesScene) &&
  (replay === null || (replay.ways >= WAYS_ENOUGH && replay.differences === 0))

/** How far a reading has come: of each step a share from 0 to 1. */
export interface ImportProgress {
  step: 'unpacking' | 'reading' | 'walking' | 'keeping'
  share: number
}

export type TellProgress = (progress: ImportProgress) => void

export type ImportRefusalCode =
  | 'too_large'
  | 'too_many_passages'
  | 'too_many_files'
  | 'unknown_format'
  | 'unreadable'
  | 'no_passages'

/** A file that no story could be read from. */
export interface ImportRefusal {
  code: ImportRefusalCode
  /** Why, a plain sentence. */
  message: string
  /** Line of the file, from 1, where one is at fault. */
  line: number | null
}

export function isRefusal(read: ImportedStory | ImportRefusal): read is ImportRefusal {
  return 'code' in read
}
