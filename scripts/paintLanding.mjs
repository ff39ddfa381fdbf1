import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { paint } from '../packages/painter/src/paint.ts'
import { root } from './prepare.mjs'

/** Paints the six pictures of the landing page anew: `npm run paint-landing`. */
commandLine({
  usage: `npm run paint-landing
Paints the six pictures of the landing page anew.`,
})
const pictures = {
  choose: {
    manner: 'chitrakar',
    seed: 11,
    scene: {
      place: 'market',
      time: 'day',
      mood: 'joy',
      people: [
        { kind: 'merchant', pose: 'stand' },
        { kind: 'woman', pose: 'stand', holds: 'pot' },
      ],
      creatures: ['elephant'],
    },
  },
  read: {
    manner: 'ajanta',
    seed: 6,
    scene: {
      place: 'forest',
      species: 'banyan',
      time: 'dusk',
      mood: 'calm',
      people: [
        { kind: 'sage', pose: 'sit' },
        { kind: 'woman', pose: 'sit' },
      ],
      creatures: ['deer'],
      objects: ['lamp'],
    },
  },
  say: {
    manner: 'ravivarma',
    seed: 21,
    scene: {
      place: 'throne',
      time: 'night',
      mood: 'tension',
      people: [
        { kind: 'king', pose: 'sit' },
        { kind: 'man', pose: 'plead' },
      ],
      objects: ['lamp'],
    },
  },
  look: {
    manner: 'vishvakarma',
    seed: 4,
    scene: {
      place: 'stepwell',
      time: 'day',
      mood: 'wonder',
      people: [{ kind: 'woman', pose: 'stand', holds: 'pot' }],
      creatures: ['peacock'],
    },
  },
  paint: {
    manner: 'ajanta',
    seed: 9,
    scene: {
      place: 'cave',
      time: 'night',
      mood: 'wonder',
      people: [{ kind: 'monk', pose: 'stand', holds: 'lamp' }],
    },
  },
  end: {
    manner: 'ravivarma',
    seed: 16,
    scene: {
      place: 'ghat',
      time: 'dawn',
      weather: 'mist',
      mood: 'calm',
      people: [{ kind: 'woman', pose: 'stand', holds: 'lamp' }],
      objects: ['boat'],
    },
  },
}

const folder = join(root, 'packages/app/public/art')
mkdirSync(folder, { recursive: true })
for (const [name, { scene, manner, seed }] of Object.entries(pictures)) {
  const svg = paint({ scene, manner, seed })
  writeFileSync(join(folder, `${name}.svg`), svg)
  console.log(`${name}.svg ${(svg.length / 1024).toFixed(1)} KB`)
}
