import type { ActionRequest } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

import type { IconName } from '../design-system/primitives/Icon/iconPaths.ts'
import type { PlayMessages } from '../messages/en.ts'

/** Runs a command. Resolves with true if the server has accepted it. */
export type OnCommand = (action: ActionRequest) => Promise<boolean>

export type Confirmation = 'undo'

/** Command of the play screen. Its id is its action type and the key of its texts and price. */
export interface Command {
  /** `button` if the command has its own button, `field` if it submits the text field. */
  place: 'field' | 'button'
  icon: IconName | null
  /** Keyboard shortcut with the name of a physical key. Null if there is no shortcut. */
  shortcut: `Alt+Key${string}` | null
  confirmation: Confirmation | null
  /** Session state in which the command is disabled. A running action disables it too. */
  disabledBy: 'nothingToUndo' | 'offline' | null
  /** Message key of the line in the log. The text contains `{words}`. Null adds no line. */
  logLine: keyof PickTexts<PlayMessages['play']> | null
}

type PickTexts<Catalogue> = {
  [Key in keyof Catalogue as Catalogue[Key] extends string ? Key : never]: Catalogue[Key]
}

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

/** Formats a shortcut for display, such as `Alt C`. */
export const keysOf = (shortcut: NonNullable<Command['shortcut']>) => shortcut.replace('+Key', ' ')
