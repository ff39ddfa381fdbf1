import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { rounds } from '../../../scripts/checks/rounds.ts'
import { SCENE_WORDS } from '@kathasagar/story/sceneWords'
import { describeScene, paint, PICTURE_LIMIT, type Scene } from './paint.ts'

const vocabulary = SCENE_WORDS

const wordOf = (words: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    fc.constantFrom('', 'constructor', '__proto__', '<script>', '"&', 'ड्रैगन', '#ff0000'),
    fc.string({ maxLength: 40 }),
  )

const people = fc.array(
  fc.record(
    {
      kind: wordOf(vocabulary.kind),
      pose: wordOf(vocabulary.pose),
      holds: wordOf(vocabulary.holds),
      cloth: wordOf(vocabulary.cloth),
      old: fc.boolean(),
    },
    { requiredKeys: ['kind'] },
  ),
  { maxLength: 6 },
)

const scenes: fc.Arbitrary<Scene> = fc.record(
  {
    place: wordOf(vocabulary.place),
    species: wordOf(vocabulary.species),
    time: wordOf(vocabulary.time),
    weather: wordOf(vocabulary.weather),
    mood: wordOf(vocabulary.mood),
    people,
    creatures: fc.array(wordOf(vocabulary.creatures), { maxLength: 4 }),
    objects: fc.array(wordOf(vocabulary.objects), { maxLength: 4 }),
  },
  { requiredKeys: [] },
)

const commissions = fc.record({
  scene: scenes,
  manner: fc.constantFrom(...IMAGE_MODEL_KEYS),
  seed: fc.oneof(fc.nat(), fc.integer(), fc.double()),
})

const hermitage: Scene = {
  place: 'forest',
  time: 'dusk',
  people: [
    { kind: 'sage', pose: 'sit', old: true },
    { kind: 'woman', pose: 'kneel' },
  ],
  creatures: ['deer'],
  objects: ['lamp'],
}

const idsOf = (picture: string) => [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

function faultOf(picture: string): string | undefined {
  const open: string[] = []
  const outside = picture.replace(
    /<(\/?)([A-Za-z:]+)((?: [\w:-]+="[^"<&]*")* ?)(\/?)>/g,
    (tag, ...parts) => {
      const [end, name, , isEmpty] = parts as [string, string, string, string]
      if (end && open.pop() !== name) open.push(`unexpected ${tag}`)
      if (!end && !isEmpty) open.push(name)
      return ''
    },
  )
  return open[0] ?? (outside.trim() === '' ? undefined : outside.slice(0, 80))
}

describe('a painted picture', () => {
  test('has the same bytes for the same input', () => {
    fc.assert(
      fc.property(commissions, (commission) => {
        expect(paint(commission)).toBe(paint(commission))
      }),
      { numRuns: 40 },
    )
  })

  test('is a small, well-formed SVG without text, script, style or external links', () => {
    fc.assert(
      fc.property(commissions, (commission) => {
        const picture = paint(commission)

        expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(PICTURE_LIMIT)
        expect(faultOf(picture)).toBeUndefined()
        expect(picture).not.toMatch(/NaN|undefined|Infinity|<(text|script|style|image|title)\b/)
        expect(picture).not.toMatch(/href="[^#]|url\([^#]|\son\w+=/)
      }),
      { numRuns: rounds(100, 300) },
    )
  })

  test.each(IMAGE_MODEL_KEYS)('by %s is small even with the largest content', (manner) => {
    const armed = { kind: 'warrior', holds: 'veena', cloth: 'red', old: true }
    const mounted = { kind: 'rider', holds: 'conch', cloth: 'red', old: true }
    const casts = [
      [mounted, mounted, mounted],
      [armed, mounted, mounted],
      [armed, { ...armed, pose: 'walk', holds: 'lamp' }, mounted],
    ]
    const crowded = vocabulary.place.flatMap((place) =>
      casts.flatMap((cast) =>
        ['mist', 'storm'].map((weather) => ({
          place,
          weather,
          time: 'night',
          species: 'banyan',
          people: cast,
          creatures: ['peacock', 'crow'],
          objects: ['pigeonholes', 'rope'],
        })),
      ),
    )

    const every = rounds(4, 1)
    const sizes = crowded
      .filter((_, at) => at % every === 0)
      .map((scene) => paint({ scene, manner, seed: 0 }).length)

    expect(Math.max(...sizes)).toBeLessThanOrEqual(PICTURE_LIMIT)
  })

  test('refers only to its own definitions, each with a unique id', () => {
    fc.assert(
      fc.property(commissions, (commission) => {
        const picture = paint(commission)
        const ids = idsOf(picture)

        const asked = [...picture.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)

        expect(new Set(ids).size).toBe(ids.length)
        expect(asked.filter((id) => !ids.includes(id))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('shares no id with the picture of another scene, style or seed', () => {
    const base = { scene: hermitage, manner: 'chitrakar', seed: 7 } as const
    const pictures = [
      paint(base),
      paint({ ...base, seed: 8 }),
      paint({ ...base, manner: 'ajanta' }),
      paint({ ...base, scene: { ...hermitage, time: 'dawn' } }),
    ]

    const ids = pictures.flatMap((picture) => [...new Set(idsOf(picture))])

    expect(new Set(ids).size).toBe(ids.length)
  })

  test('differs between the four styles', () => {
    const pictures = IMAGE_MODEL_KEYS.map((manner) => paint({ scene: hermitage, manner, seed: 7 }))

    expect(new Set(pictures).size).toBe(4)
  })

  test.each(IMAGE_MODEL_KEYS)('by %s states its style and that it was drawn by rules', (manner) => {
    const picture = paint({ scene: hermitage, manner, seed: 7 })

    expect(picture).toContain(`made-by="${manner}" drawn-by="rule"`)
    expect(picture).not.toMatch(/\bai\b/i)
    expect(picture).toContain('role="img"')
  })

  test.each(SCENE_WORDS.place)('of a %s with every person in every pose is small', (place) => {
    for (const manner of IMAGE_MODEL_KEYS) {
      for (const pose of SCENE_WORDS.pose) {
        const crowd = SCENE_WORDS.kind.slice(0, 4).map((kind) => ({ kind, pose }))
        const scene = { place, people: crowd, creatures: ['elephant', 'tiger'], objects: ['lamp'] }

        expect(paint({ scene, manner, seed: 3 }).length).toBeLessThanOrEqual(PICTURE_LIMIT)
      }
    }
  })
})

describe('a scene with unknown words', () => {
  test.each(['', 'volcano', 'constructor'])('for the place “%s” is an ornament by day', (place) => {
    const ornament = paint({ scene: {}, manner: 'ajanta', seed: 1 })

    expect(paint({ scene: { place, time: 'day' }, manner: 'ajanta', seed: 1 })).toBe(ornament)
    for (const drawn of vocabulary.place) {
      expect(paint({ scene: { place: drawn }, manner: 'ajanta', seed: 1 })).not.toBe(ornament)
    }
  })

  test('keeps its light and is described by its title', () => {
    const scene: Scene = { title: 'The Court of Ants', time: 'night' }
    const [night, day] = [scene, { ...scene, time: 'day' }].map((one) =>
      paint({ scene: one, manner: 'chitrakar', seed: 1 }),
    )

    expect(night).not.toBe(day)
    expect(describeScene(scene, 'en')).toBe('The Court of Ants, at night')
    expect(describeScene({ ...scene, place: 'office' }, 'en')).toBe('An office at night')
    expect(describeScene({ title: 'चींटियों की सभा', time: 'night' }, 'hi')).toBe(
      'रात में चींटियों की सभा',
    )
  })

  test('omits unknown people and draws animals as animals', () => {
    const people = [{ kind: 'demon' }, { kind: 'hare' }, { kind: 'woman' }]

    expect(describeScene({ place: 'street', people }, 'en')).toBe(
      'A street by day: a woman and a hare',
    )
  })
})

test.each([
  ['हाथी', 'elephant', 'creatures'],
  ['चिट्ठी', 'letters', 'objects'],
  ['lantern', 'lamp', 'objects'],
] as const)('the word “%s” draws what “%s” draws', (word, known, part) => {
  const of = (one: string) =>
    paint({ scene: { place: 'room', [part]: [one] }, manner: 'ajanta', seed: 2 })

  expect(of(word)).toBe(of(known))
  expect(of(word)).not.toBe(of('nothing that is known'))
})

test.each(SCENE_WORDS.place)('the place %s has a word in both languages', (place) => {
  const told = (language: 'en' | 'hi') => describeScene({ place, title: 'A Title' }, language)

  expect(told('en')).not.toContain('A Title')
  expect(told('hi')).toMatch(/[\u0900-\u097F]{2}/)
})

test.each(SCENE_WORDS.objects)(
  'a scene about its %s shows it larger than one with people',
  (thing) => {
    const people = [{ kind: 'woman' }, { kind: 'man' }]
    const [alone, beside] = [[], people].map((here) =>
      describeScene({ place: 'room', people: here, objects: [thing] }, 'en'),
    )
    const empty = paint({ scene: { place: 'room' }, manner: 'vishvakarma', seed: 5 })

    expect(
      paint({ scene: { place: 'room', objects: [thing] }, manner: 'vishvakarma', seed: 5 }),
    ).not.toBe(empty)
    expect(alone).not.toBe(beside)
  },
)

describe('the caption of a scene', () => {
  test('names the place, the time and the people', () => {
    const scene: Scene = {
      place: 'stepwell',
      time: 'night',
      people: [{ kind: 'woman', holds: 'lamp' }],
    }

    expect(describeScene(scene, 'en')).toBe('A stepwell at night: a woman with a lamp')
    expect(describeScene(scene, 'hi')).toBe('रात में बावड़ी: दीपक लिए एक स्त्री')
  })

  test('counts people who look the same', () => {
    const scene: Scene = { place: 'market', people: [{ kind: 'man' }, { kind: 'man' }] }

    expect(describeScene(scene, 'en')).toBe('A market by day: two men')
  })

  test('omits parts that do not fit into the picture', () => {
    const scene: Scene = { place: 'river', creatures: ['tiger'], objects: ['dragon'] }

    expect(describeScene(scene, 'en')).toBe('A boat on a river by day')
  })

  test('omits things that the pose leaves no hand for', () => {
    const scene: Scene = {
      place: 'forest',
      people: [{ kind: 'warrior', pose: 'archer', holds: 'pot' }],
    }

    expect(describeScene(scene, 'en')).toBe('A forest by day: a warrior drawing a bow')
  })

  test('is one sentence in either language for any words', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom('en', 'hi'), (scene, language) => {
        expect(describeScene(scene, language)).toMatch(/^[^\n<>]{2,400}$/)
      }),
    )
  })
})

test('a girl is drawn and described as a girl', () => {
  const seen = (kind: string) =>
    paint({ scene: { people: [{ kind }] }, manner: 'chitrakar', seed: 7 })

  expect(seen('girl')).not.toBe(seen('child'))
  expect(seen('girl')).not.toBe(seen('woman'))
  expect(describeScene({ people: [{ kind: 'girl' }] }, 'en')).toContain('a girl')
  expect(describeScene({ people: [{ kind: 'लड़की' }] }, 'hi')).toContain('लड़की')
})
