import type { ActionRequest } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

import type { IconName } from '../design-system/primitives/Icon/iconPaths.ts'
import type { PlayMessages } from '../messages/en.ts'

/** Takes what a player asks for by button, key or words; resolves to true when it was taken. */
export type OnCommand = (action: ActionRequest) => Promise<boolean>

/** Questions that can come before a command is given. */
export type Confirmation = 'undo'

/**
 * How a command looks and is given. Its id is the action that it asks for, and by this its name and
 * meaning stand in the messages (`play.commandName`, `play.commandMeaning`) and its price among the
 * prices of the session.
 */
export interface Command {
  /** Place where the command is given: a button of its own, or with the words in the field. */
  place: 'field' | 'button'
  /** Drawing on its button; null where it has none. */
  icon: IconName | null
  /** Keys that give it from anywhere, the letter by its place on the keyboard; null for none. */
  shortcut: `Alt+Key${string}` | null
  /** Question to be answered before it is given; null for none. */
  confirmation: Confirmation | null
  /** What of the session keeps it from being given, beside an action that runs. */
  disabledBy: 'nothingToUndo' | 'offline' | null
  /** What the log says when it was asked for; `{words}` are the player's. Null says nothing. */
  logLine: keyof PickTexts<PlayMessages['play']> | null
}

type PickTexts<Catalogue> = {
  [Key in keyof Catalogue as Catalogue[Key] extends string ? Key : never]: Catalogue[Key]
}

/** Every command of play, in the order in which they are told and shown. */
export const COMMANDS: Readonly<Record<PlayerAction, Command>> = {
  custom_action: {
    place: 'field',
    icon: null,
    shortcut: null,
    confirmation: null,
    disabledBy: null,
    logLine: 'you',
  },
  continue: {
    place: 'button',
    icon: 'chevronRight',
    shortcut: 'Alt+KeyC',
    confirmation: null,
    disabledBy: null,
    logLine: 'continuingStory',
  },
  immerse: {
    place: 'button',
    icon: 'eye',
    shortcut: 'Alt+KeyI',
    confirmation: null,
    disabledBy: null,
    logLine: 'lookedCloser',
  },
  show: {
    place: 'button',
    icon: 'image',
    shortcut: 'Alt+KeyS',
    confirmation: null,
    disabledBy: 'offline',
    logLine: 'askedForPicture',
  },
  undo: {
    place: 'button',
    icon: 'undo',
    shortcut: 'Alt+KeyU',
    confirmation: 'undo',
    disabledBy: 'nothingToUndo',
    logLine: null,
  },
}

/** A command that says all by itself: its action needs no words. */
export type ButtonCommand = Exclude<PlayerAction, 'custom_action'>

export const COMMAND_IDS = Object.keys(COMMANDS) as PlayerAction[]

/** The commands that have a button, in their order. */
export const BUTTON_COMMANDS = COMMAND_IDS.filter(
  (id): id is ButtonCommand => COMMANDS[id].place === 'button',
)

/** The keys of a shortcut as they are told: `Alt C`. */
export const keysOf = (shortcut: NonNullable<Command['shortcut']>) => shortcut.replace('+Key', ' ')
