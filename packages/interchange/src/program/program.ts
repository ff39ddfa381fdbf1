import type { StoryOrigin } from '@kathasagar/story/vocabulary'
import type { Expression, Value } from './expression.ts'

/**
 * What the story formats have in common, after their macros are read: passages made of text, links
 * and branches over variables. Nothing in it can run a script.
 */
export type Part =
  | { kind: 'text'; text: string }
  | PrintPart
  | LinkPart
  | RevealPart
  | GotoPart
  /** Tells another block here and comes back. */
  | IncludePart
  /** Ends the function that it stands in; no function is told with it. */
  | { kind: 'leave'; line: number }
  /** Goes back to where a tunnel was entered. */
  | { kind: 'return'; line: number }
  | SetPart
  | AskPart
  | IfPart
  /** Goes on there when nothing above offered a link. */
  | { kind: 'otherwise'; target: string; line: number }

/** Shows a value; `source` stands in its place where the value is not known. */
export interface PrintPart {
  kind: 'print'
  value: Expression
  source: string
  /** A macro, of which no reader sees the source: where its value is not known nothing stands there. */
  isMacro?: boolean | undefined
  line: number
}

/** A field that the reader types a variable into. */
export interface AskPart {
  kind: 'ask'
  variable: string
  /** What it asks for. */
  label: string
  /** Nothing is told before it is answered; else it is taken with the next link. */
  isWaiting?: boolean
  line: number
}

export interface IncludePart {
  kind: 'include'
  target: string
  /** What its choices lead to comes back here as well. */
  isTunnel?: boolean
  /** Shown here, and not visited. */
  isWithin?: boolean
  line: number
}

export interface IfPart {
  kind: 'if'
  branches: readonly Branch[]
  /** What it asks, for "It cannot be told …". */
  source: string
  /** Only the first branch is told where it cannot be known which: the others say the same anew. */
  isRetelling?: boolean
  line: number
}

export interface LinkPart {
  kind: 'link'
  label: readonly Part[]
  target: string
  /** What taking it changes. */
  sets: readonly SetPart[]
  /** Comes from within the block it leads to, which is no further visit. */
  isWithin?: boolean
  line: number
}

/** A link that shows more of its own page; `openReveals` makes a link of it. */
export interface RevealPart {
  kind: 'reveal'
  label: readonly Part[]
  /** Told once it is taken. */
  body: readonly Part[]
  line: number
}

export interface GotoPart {
  kind: 'goto'
  target: string
  /** Whether what was told before stays, as in ink; in Twine the page is turned. */
  keepsText: boolean
  /** The jump itself, told once the page is over: what stands after it is still done. */
  atEnd?: readonly GotoPart[]
  /** As of a link. */
  isWithin?: boolean
  line: number
}

export interface SetPart {
  kind: 'set'
  variable: string
  /** Null where the source holds what cannot be translated: the variable is unknown from there on. */
  value: Expression | null
  /** What was set before is forgotten: there is no value to show. */
  forgets?: boolean
  line: number
}

export interface Branch {
  /** Null: it cannot be told. Absent conditions, as of "else", are true. */
  when: Expression | null
  body: readonly Part[]
}

/** A picture that a page shows whatever happens. */
export interface BlockPicture {
  /** As the file names it. */
  source: string
  /** What it shows, in words; blank where the file does not say. */
  alt: string
  line: number
}

/** A passage, or a stretch of ink that can be gone to. */
export interface Block {
  name: string
  /** What its notes call it. */
  passage: string
  /** Line of the file where it begins. */
  line: number
  parts: readonly Part[]
  /** Stands in the source under no name of its own: left out where nothing leads to it. */
  isNameless?: boolean
  /** How many of its first parts are done on arrival alone, as that a visit is counted. */
  onArrival?: number
  picture?: BlockPicture | undefined
}

export interface Program {
  title: string
  /** What it was written for. */
  origin: StoryOrigin
  start: string
  blocks: ReadonlyMap<string, Block>
  /** Values before the first passage. */
  initial: readonly SetPart[]
  /** What a variable is that was never set. */
  unset: Value
  /** What readers are told that a variable is, by its name. */
  labels?: ReadonlyMap<string, string>
  /** Variables that something may set which was left out: they can be anything at any time. */
  unknown: ReadonlySet<string>
}
