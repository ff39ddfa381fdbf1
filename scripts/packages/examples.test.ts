import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../prepare.mjs'

const read = (path: string) => readFileSync(join(root, 'packages', path), 'utf8')

test.each(['engine/examples/play.ts', 'painter/examples/paint.ts'])(
  "the page's example is the one that is run: %s",
  (example) => {
    const [name] = example.split('/')

    expect(read(`${name}/README.md`)).toContain(`\`\`\`ts\n${read(example)}\`\`\``)
  },
)
