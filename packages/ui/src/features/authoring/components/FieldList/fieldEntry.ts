import type { DraftStructure } from '@kathasagar/story/schema'
import type { ComponentType } from 'react'

import type { AuthoringMessages, PartMessages } from '../../../../messages/en.ts'
import type { Sets } from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'

export interface FieldsProps<Item> {
  value: Item
  /** Path from the root of the structure to the item. */
  path: readonly (string | number)[]
  /** Called with the changed properties. `typed` is the name of the field that is being edited. */
  onChange: (change: Partial<Item>, typed?: string) => void
  /** Location that gets the focus. */
  sought?: StructureFocus | undefined
}

/** Item of the story that a scene can refer to. */
export interface PickOption {
  id: string
  name: string
}

export type FieldMessages = PartMessages['storyParts'] &
  Pick<AuthoringMessages, 'authoring'> &
  Pick<AuthoringMessages['structure'], 'scene' | 'sketch' | 'open'> & {
    /** Messages for the text and the target of a choice. */
    path: AuthoringMessages['structure']['choice']
  }

type Words = (messages: FieldMessages) => string

export interface FieldNow {
  value: string
  id: string
  count: (value: number) => string
}

/** Names of those properties of an item that have the given value type. */
export type NameOf<Item, Value> = {
  [Name in keyof Item]-?: Exclude<Item[Name], undefined> extends Value ? Name : never
}[keyof Item] &
  string

/** Returns the label of a field and an optional hint. */
type Say = (messages: FieldMessages, field: FieldNow) => readonly [label: string, hint?: string]

interface Labelled<Name> {
  /** Property of the item. Review findings refer to the field with this name. */
  name: Name
  say: Say
  /** Name of a second field. Typing in both fields without a pause is one undo step. */
  typedWith?: Name
}

export const field = <Kind extends string, Name extends string, More extends object>(
  kind: Kind,
  name: Name,
  say: Say,
  more: More,
) => ({ kind, name, say, ...more })

export type WordsEntry<Name = string> = Labelled<Name> &
  (
    | { kind: 'text' | 'picture'; maxLength: number }
    | { kind: 'varied'; maxLength: number; rows?: number }
    | { kind: 'area'; maxLength: number; rows: number; isStory?: true }
    | { kind: 'condition' | 'scene' }
  )

export type ListEntry<Name = string> = Labelled<Name> & { most: number } & (
    | { kind: 'phrases'; maxLength: number }
    /** Maximum length of lines, which then cannot have conditions. */
    | { kind: 'lines'; plainMax?: number }
    | { kind: 'picks'; items: (structure: DraftStructure) => readonly PickOption[] }
    | { kind: 'ticks'; words: (messages: FieldMessages) => Readonly<Record<string, string>> }
  )

export type SelectEntry<Item, Name = string> = Labelled<Name> & {
  kind: 'select'
  /** Label of the option that clears the value. */
  blank?: Words
  items: (
    messages: FieldMessages,
    structure: DraftStructure,
  ) => readonly { value: string; label: string }[]
  /** Label for a stored value that is not an option. Default: the value. */
  unknown?: (messages: FieldMessages, value: string) => string
  /** Returns a text to show instead of a field without options. Null hides the field. */
  none?: (messages: FieldMessages) => string | null
  read?: (item: Item) => string
  write?: (chosen: string) => Partial<Item>
}

interface PartEntry<Name, Part> {
  kind: 'part'
  name: Name
  legend?: Words
  hint?: Words
  /** Checkbox that adds or removes this part of the item. A new part has the value `fresh`. */
  optional?: { label: Words; fresh: Part }
  /** Value of the part before the author first edits it. Default: an empty object. */
  blank?: Part
  /** Properties that are stored even if their value is blank. */
  kept?: readonly (keyof Part & string)[]
  /** Returns true if an edit made the part empty, so that it is removed. */
  isGone?: (part: Part) => boolean
  fields: readonly FieldEntry<Part>[]
}

export interface ItemsEntry<Name, One> {
  kind: 'items'
  name: Name
  /** Label of one item in the list. The placeholder `{number}` is the position of the item. */
  item: Words
  add: Words
  empty?: Words
  most: number
  blank: One
  kept?: readonly (keyof One & string)[]
  noteOf: (one: One, messages: FieldMessages) => string
  fields: readonly FieldEntry<One>[]
}

type NestedEntry<Item> = {
  [Name in keyof Item & string]-?: NonNullable<Item[Name]> extends readonly (infer One)[]
    ? One extends object
      ? ItemsEntry<Name, One>
      : never
    : NonNullable<Item[Name]> extends object
      ? PartEntry<Name, NonNullable<Item[Name]>>
      : never
}[keyof Item & string]

export type WrittenEntry<Item> =
  | WordsEntry<NameOf<Item, string>>
  | ListEntry<NameOf<Item, readonly string[]>>
  | SelectEntry<Item, keyof Item & string>
  | (Labelled<NameOf<Item, Sets>> & { kind: 'effect' })
  | (Labelled<NameOf<Item, boolean>> & { kind: 'toggle' })

interface GroupEntry<Item> {
  fields: readonly FieldEntry<Item>[]
  /** Returns true if the fields are visible. Default: the fields are always visible. */
  when?: (item: Item) => boolean
}

export type FieldEntry<Item> =
  | WrittenEntry<Item>
  | NestedEntry<Item>
  /** Two or more fields in one row if the row is wide enough. `isLong` requires a wider row. */
  | (GroupEntry<Item> & { kind: 'pair'; isLong?: true })
  | (GroupEntry<Item> & { kind: 'section'; label?: Words; hint?: Words })
  | (GroupEntry<Item> & {
      kind: 'fold'
      label: Words
      noteOf?: (item: Item, messages: FieldMessages) => string | undefined
    })
  | { kind: 'custom'; name: keyof Item & string; component: ComponentType<FieldsProps<Item>> }

export type AnyItem = Record<string, unknown>

/** Field entry without the type of its item, for the component that renders it. */
export type AnyEntry =
  | WordsEntry
  | ListEntry
  | SelectEntry<AnyItem>
  | (Labelled<string> & { kind: 'effect' | 'toggle' })
  | PartEntry<string, AnyItem>
  | ItemsEntry<string, AnyItem>
  | Extract<FieldEntry<AnyItem>, { kind: 'pair' | 'section' | 'fold' | 'custom' }>
