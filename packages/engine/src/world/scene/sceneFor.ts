import { getOwn, type Scene, seedOf, type StoryGraph, tokenize } from '@kathasagar/story'
import {
  type Cloth,
  CLOTHS,
  CREATURES,
  creatureOf,
  objectOf,
  personKindOf,
  placeOf,
} from '@kathasagar/story/sceneWords'

import type { TurnState } from '../turnState.ts'
import { stemOf } from '../../text/stem.ts'
import { sceneNow } from '../playWorld.ts'

/** Returns the author's sketch or the things that the text mentions, with the cast. Null without any. */
export function sceneFor(graph: StoryGraph, state: Pick<TurnState, 'node'>): Scene | null {
  const { scene, text, title = '', details = [] } = graph.node(state.node)
  const hasSketch = scene !== undefined && Object.values(scene).some((part) => part !== undefined)
  const sketch = hasSketch ? scene : sceneInText([text, ...details].join(' '), title)
  const hasCast = Object.keys(graph.cast).length > 0
  const drawn = { ...sketch, ...(hasCast ? castHere(graph, state.node, sketch) : {}) }
  const { place, people = [], creatures = [], objects = [] } = drawn
  if (!hasSketch && !place && people.length + creatures.length + objects.length === 0) return null
  return { ...drawn, ...(title.trim() && { title: title.trim() }) }
}

const isCreature = (kind: string) => CREATURES.some((creature) => creature === kind)

/** Returns the cast members in the scene, in the poses of the sketch. */
function castHere(
  graph: StoryGraph,
  node: string,
  sketch: Scene,
): Pick<Scene, 'people' | 'creatures'> {
  const here = (graph.node(node).people ?? []).flatMap((id) => {
    const look = getOwn(graph.cast, id)?.look
    return look ? [{ id, look }] : []
  })
  const beasts = here.filter(({ look }) => isCreature(look.kind)).map(({ look }) => look.kind)
  const poses = [...(sketch.people ?? [])]
  return {
    people: here
      .filter(({ look }) => !isCreature(look.kind))
      .map(({ id, look }) => {
        const at = poses.findIndex(({ kind }) => kind === look.kind)
        const [sketched] = at < 0 ? [] : poses.splice(at, 1)
        return { ...look, cloth: clothOf(id, look.cloth), pose: sketched?.pose }
      }),
    creatures: [...new Set([...beasts, ...(sketch.creatures ?? [])])],
  }
}

/** Returns the named colour, or a constant colour for the id. */
function clothOf(id: string, named = ''): Cloth | undefined {
  const words = tokenize(named)
  return CLOTHS.find((cloth) => words.includes(cloth)) ?? CLOTHS[seedOf(id) % CLOTHS.length]
}

type Signs = Readonly<Record<string, string>>

const TIME_SIGNS: Signs = {
  dawn: 'dawn sunrise daybreak morning भोर सुबह सवेरा प्रातः उषा सूर्योदय',
  day: 'noon day midday afternoon sun sunlight दिन दोपहर धूप सूरज',
  dusk: 'dusk sunset evening twilight सांझ शाम संध्या सूर्यास्त गोधूलि',
  night:
    'night midnight moon moonlight stars star dark darkness lamp रात रात्रि आधी चांद चांदनी तारे अंधेरा',
}

const WEATHER_SIGNS: Signs = {
  rain: 'rain raining rains monsoon drizzle बारिश वर्षा बरसात मेघ बूंद',
  mist: 'mist fog haze smoke कोहरा धुंध धुआं',
  storm: 'storm thunder lightning tempest तूफान आंधी बिजली गरज',
  dust: 'dust sand desert dunes धूल रेत मरुस्थल रेगिस्तान',
  wind: 'wind breeze gust हवा पवन बयार',
}

const MOOD_SIGNS: Signs = {
  wonder: 'wonder miracle magic strange shining glows अद्भुत चमत्कार जादू विचित्र',
  dread: 'fear afraid dread terror death demon ghost poison भय डर मृत्यु राक्षस भूत विष',
  grief: 'grief weep weeps tears sorrow mourning alone दुख शोक आंसू रोना विलाप',
  triumph: 'victory triumph won crown celebration joy विजय जीत मुकुट उत्सव आनंद',
  longing: 'longing waiting waits remember memory far home प्रतीक्षा याद विरह दूर',
}

/** Words before an English noun. Without one, "well" and "plain" are rarely places. */
const BEFORE_NOUNS = new Set(
  'a an the this that his her my your our their its at in into on onto to of by from near old small big dark'.split(
    ' ',
  ),
)
const OLD = new Set('old aged elderly ancient बूढ़ी बूढ़ा बूढ़े वृद्ध वृद्धा'.split(' '))
const HINDI_CLOTHS: Readonly<Record<Cloth, string>> = {
  red: 'लाल',
  yellow: 'पीला पीली पीले',
  blue: 'नीला नीली नीले',
  green: 'हरा हरी हरे',
  white: 'सफ़ेद सफेद श्वेत',
}
/** Number of words after a person that are searched for a cloth colour. */
const CLOTH_WITHIN = 6
const MAX_PEOPLE = 3
const MAX_CREATURES = 2
const MAX_OBJECTS = 3

/** Returns the scene that an English or Hindi text describes. Prefers a place that the title names. */
function sceneInText(text: string, title = ''): Scene {
  const words = [...tokenize(title), ...tokenize(text)]
  const stems = words.map(signStem)
  const inTitle = tokenize(title).length
  const places = new Map<string, number>()
  const people: NonNullable<Scene['people']>[number][] = []
  const creatures = new Set<string>()
  const objects = new Set<string>()

  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const find = <Found>(known: (word: string) => Found | undefined) =>
      known(word) ?? known(word.replace(/s$/u, ''))
    const isNoun = !/^[a-z-]+$/u.test(word) || at < inTitle || BEFORE_NOUNS.has(before ?? '')
    const place = isNoun ? find(placeOf) : undefined
    if (place) places.set(place, (places.get(place) ?? 0) + (at < inTitle ? 2 : 1))
    const kind = find(personKindOf)
    if (kind && people.length < MAX_PEOPLE && !people.some((one) => one.kind === kind)) {
      const after = words.slice(at + 1, at + 1 + CLOTH_WITHIN)
      const next = after.findIndex((one) => personKindOf(one))
      const cloth = clothIn(next < 0 ? after : after.slice(0, next))
      const isOld = words.slice(Math.max(0, at - 2), at).some((one) => OLD.has(one))
      people.push({ kind, ...(cloth && { cloth }), ...(isOld && { old: true }) })
    }
    const creature = find(creatureOf)
    if (creature && creatures.size < MAX_CREATURES) creatures.add(creature)
    const object = find(objectOf)
    if (object && objects.size < MAX_OBJECTS) objects.add(object)
  }
  const [place] = [...places].toSorted(([, one], [, other]) => other - one)
  return {
    ...(place && { place: place[0] }),
    ...(people.length > 0 && { people }),
    ...(creatures.size > 0 && { creatures: [...creatures] }),
    ...(objects.size > 0 && { objects: [...objects] }),
    time: mostNamed(TIME_SIGNS, stems),
    weather: mostNamed(WEATHER_SIGNS, stems),
    mood: mostNamed(MOOD_SIGNS, stems),
  }
}

const clothIn = (words: readonly string[]) =>
  words
    .map((word) =>
      CLOTHS.find((cloth) => cloth === word || HINDI_CLOTHS[cloth].split(' ').includes(word)),
    )
    .find((cloth) => cloth !== undefined)

function mostNamed(signs: Readonly<Record<string, string>>, stems: readonly string[]) {
  const [most] = Object.entries(signs)
    .map(([key, row]) => {
      const known = new Set(tokenize(row).map(signStem))
      return { key, times: stems.filter((stem) => known.has(stem)).length }
    })
    .toSorted((one, other) => other.times - one.times)
  return most && most.times > 0 ? most.key : undefined
}

/** Returns the stem of a word, ignoring nukta and chandrabindu in Hindi. */
function signStem(word: string): string {
  return stemOf(word.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').normalize('NFC'))
}

/** Returns the scene for a cover: parts that the text mentions, and defaults for the rest. */
export function coverScene(text: string, title = '') {
  const { place = 'river', time, weather, mood, people } = sceneInText(text, title)
  const who: string = people?.[0]?.kind ?? 'nobody'
  return { place, time: time ?? 'dusk', weather: weather ?? 'clear', mood: mood ?? 'wonder', who }
}

interface Portrayed {
  name: string
  look: string
}

export interface PictureBrief {
  title: string
  text: string
  people: readonly Portrayed[]
}

/** Maximum length in characters. Visible things are usually described first. */
const TEXT_MAX = 500

/** Returns the description for an image model. The same scene gives the same description. */
export const pictureBrief = (
  graph: StoryGraph,
  state: Pick<TurnState, 'node' | 'turn' | 'world' | 'seed'>,
): PictureBrief => ({
  title: graph.node(state.node).title?.trim() ?? '',
  text: beginningOf(sceneNow(graph, state)),
  people: (graph.node(state.node).people ?? []).flatMap((id) => {
    const person = getOwn(graph.cast, id)
    return person ? [{ name: person.name, look: lookOf(id, person.look) }] : []
  }),
})

type Look = NonNullable<StoryGraph['cast'][string]['look']>

/** Describes a look. Animals and creatures wear clothes only if the author specifies them. */
function lookOf(id: string, look: Look | undefined): string {
  if (look === undefined) return ''
  const { kind, holds, old } = look
  const isPerson = personKindOf(kind) !== undefined
  const cloth = look.cloth?.trim() || (isPerson ? `${clothOf(id)} cloth` : '')
  const worn = cloth && (isPerson ? ` in ${cloth}` : `, ${cloth}`)
  return `${old ? 'old ' : ''}${kind}${worn}${holds ? ` holding ${holds}` : ''}`
}

function beginningOf(text: string): string {
  const plain = text
    .replaceAll(/[*_#>`|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= TEXT_MAX) return plain
  const cut = plain.slice(0, TEXT_MAX)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEXT_MAX / 2))} …`
}
