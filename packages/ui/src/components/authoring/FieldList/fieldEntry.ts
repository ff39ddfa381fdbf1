import type { ComponentType } from 'react'

import type { PartMessages } from '../../../messages/en.ts'
import type { Sets } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'

/** What the fields of an item are given: of somebody, of a choice, of a scene … */
export interface FieldsProps<Item> {
  /** What is written so far. */
  value: Item
  /** From the root of the structure to the item. */
  path: readonly (string | number)[]
  /** Parts of the item are others, and blank ones are to go; the field, where one is typed in. */
  onChange: (change: Partial<Item>, typed?: string) => void
  /** Where the cursor is to go; absent while nobody asked. */
  sought?: StructureFocus | undefined
}

type Messages = PartMessages['storyParts']

/** Finds words in the catalogue. */
type WordsIn = (messages: Messages) => string

/** Names of the parts of an item that hold values of a kind. */
export type NameOf<Item, Value> = {
  [Name in keyof Item]-?: Exclude<Item[Name], undefined> extends Value ? Name : never
}[keyof Item] &
  string

interface Labelled<Name> {
  /** Part of the item that is written; the field is found by it. */
  name: Name
  label: WordsIn
  hint?: WordsIn
  /** Another one: typing in both without a pause is undone at once. */
  typedWith?: Name
}

/** A field for words: on one line, on several, of prose that varies, of a picture's address … */
export type WordsEntry<Name = string> = Labelled<Name> &
  (
    | { kind: 'text' | 'picture' | 'varied'; maxLength: number }
    | { kind: 'area'; maxLength: number; rows: number; isStory?: true }
    | { kind: 'condition' }
  )

/** A field for phrases as chips, or for lines that are told one after the other. */
export type ListEntry<Name = string> = Labelled<Name> &
  ({ kind: 'phrases'; most: number; maxLength: number } | { kind: 'lines'; most: number })

/** A field that writes one part of an item by itself. */
export type WrittenEntry<Item> =
  | WordsEntry<NameOf<Item, string>>
  | ListEntry<NameOf<Item, readonly string[]>>
  | (Labelled<NameOf<Item, Sets>> & { kind: 'effect' })
  | (Labelled<NameOf<Item, boolean>> & { kind: 'toggle' })

/** One of the fields that an author fills, or several that stand together. */
export type FieldEntry<Item> =
  | WrittenEntry<Item>
  /** Beside each other where there is room; long ones want more of it. */
  | { kind: 'pair'; isLong?: true; fields: readonly FieldEntry<Item>[] }
  /** Apart from what stands above. */
  | { kind: 'section'; label?: WordsIn; hint?: WordsIn; fields: readonly FieldEntry<Item>[] }
  /** Closed until somebody wants them; the note tells what is filled in. */
  | {
      kind: 'fold'
      label: WordsIn
      noteOf: (item: Item, messages: Messages) => string | undefined
      fields: readonly FieldEntry<Item>[]
    }
  /** One that is like no other. */
  | { kind: 'custom'; name: keyof Item & string; component: ComponentType<FieldsProps<Item>> }
