import type { ActionRequest } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

import type { IconName } from '../design-system/primitives/Icon/iconPaths.ts'
import type { PlayMessages } from '../messages/en.ts'

/** Runs a command. Resolves with true if the server accepted it. */
export type OnCommand = (action: ActionRequest) => Promise<boolean>

export type Confirmation = 'undo'

/** A command of the play screen. Its id is its action type and the key of its texts and price. */
export interface Command {
  /** `button`: has its own button. `field`: submits the text field. */
  place: 'field' | 'button'
  icon: IconName | null
  /** Global shortcut by physical key, or null. */
  shortcut: `Alt+Key${string}` | null
  confirmation: Confirmation | null
  /** Session state that disables it, in addition to a running action. */
  disabledBy: 'nothingToUndo' | 'offline' | null
  /** Message key of the log line, with the input as `{words}`. Null adds no line. */
  logLine: keyof PickTexts<PlayMessages['play']> | null
}

type PickTexts<Catalogue> = {
  [Key in keyof Catalogue as Catalogue[Key] extends string ? Key : never]: Catalogue[Key]
}

/** All commands, in display order. */
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

export type ButtonCommand = Exclude<PlayerAction, 'custom_action'>

export const COMMAND_IDS = Object.keys(COMMANDS) as PlayerAction[]

export const BUTTON_COMMANDS = COMMAND_IDS.filter(
  (id): id is ButtonCommand => COMMANDS[id].place === 'button',
)

/** Formats a shortcut: `Alt C`. */
export const keysOf = (shortcut: NonNullable<Command['shortcut']>) => shortcut.replace('+Key', ' ')
