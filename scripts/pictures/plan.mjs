import { FIRST_MODE, modes } from '../../.storybook/modes.ts'

/** With the first mode, these show a screen in every theme, at every width and in every language. */
const OF_SCREENS = ['light 360 right to left', 'contrast 768 Hindi']
const others = Object.keys(modes).filter((name) => name !== FIRST_MODE)

/** A number of a name, the same for ever. */
const numberOf = (name) =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7)

/** Whether a story is one of those that have pictures. */
export const isVisual = ({ type, tags }) => type === 'story' && tags.includes('visual')

/** Modes of a story: the first one, and by turns one of the others; screens have more. */
export function modesOf({ id, title }) {
  const byTurns = others[numberOf(id) % others.length]
  return title.startsWith('Screens/')
    ? [...new Set([FIRST_MODE, ...OF_SCREENS])]
    : [FIRST_MODE, byTurns]
}

/** The name of a picture, and of its file. */
const keyOf = (id, mode) => `${id}--${mode.replaceAll(' ', '-')}`

/** Every picture of these stories: what is drawn, in which mode. */
export const picturesOf = (stories) =>
  stories
    .filter(isVisual)
    .flatMap((story) =>
      modesOf(story).map((mode) => ({
        key: keyOf(story.id, mode),
        id: story.id,
        name: `${story.title}: ${story.name}, ${mode}`,
        modeName: mode,
        mode: modes[mode],
      })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1))
