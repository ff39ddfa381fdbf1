import type { DraftStructure } from '../schema/draftStructure.ts'
import type { StoryLanguage } from '../vocabulary/vocabulary.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { SHAPES, type ShapeName, type ShapeWords } from './storyShape.ts'

export { SHAPES, type ShapeName }

interface Way {
  to: string
  sets?: string
  if?: string
}

const to = (...targets: string[]): Way[] => targets.map((target) => ({ to: target }))

const WIRINGS: Readonly<Record<ShapeName, Readonly<Record<string, readonly Way[]>>>> = {
  fork: {
    parting: to('left', 'right'),
    left: to('find', 'meeting'),
    find: [{ to: 'meeting', sets: 'has_token' }, { to: 'meeting' }],
    right: to('loss', 'meeting'),
    loss: to('meeting'),
    meeting: [{ to: 'behind', if: 'has_token' }, ...to('home', 'stayed')],
    behind: to('beyond', 'home'),
    beyond: [],
    home: [],
    stayed: [],
  },
  day: {
    morning: to('market', 'river'),
    market: [{ to: 'evening', sets: 'knows_name' }, ...to('teacher', 'evening')],
    teacher: [{ to: 'evening', sets: 'knows_word' }, { to: 'evening' }],
    river: to('evening', 'teacher'),
    evening: [{ to: 'threshold', if: 'knows_name and knows_word' }, { to: 'morning' }],
    threshold: to('new_day', 'same_day'),
    new_day: [],
    same_day: [],
  },
  bargain: {
    offer: to('reason', 'price'),
    reason: to('price', 'house'),
    price: to('house', 'advice'),
    house: to('advice', 'reckoning'),
    advice: [{ to: 'reckoning', sets: 'has_witness' }, { to: 'reckoning' }],
    reckoning: [...to('paid', 'broken'), { to: 'turned', if: 'has_witness' }],
    paid: [],
    broken: [],
    turned: [],
  },
}

function structureOf(name: ShapeName, { scenes, labels, locked }: ShapeWords): DraftStructure {
  const nodes = Object.entries(WIRINGS[name]).map(([scene, ways]) => {
    const { title = '', text = '', choices = [] } = scenes[scene] ?? {}
    const led = ways.map(({ to: target, sets, if: needs }, place) => ({
      text: choices[place] ?? '',
      target,
      ...(needs && { if: needs, locked }),
      ...(sets && { sets: { [sets]: true } }),
    }))
    return [scene, { title, text, choices: led }]
  })
  const state = Object.entries(labels).map(([flag, label]) => [flag, { flag: false, label }])
  return {
    start_node: Object.keys(WIRINGS[name])[0] ?? '',
    nodes: Object.fromEntries(nodes),
    state: Object.fromEntries(state),
  }
}

/** Returns a story template. Default language: English. */
export const shapeOf = (name: ShapeName, language: StoryLanguage): DraftStructure =>
  structureOf(name, (language === 'hi' ? hindi : english)[name])
