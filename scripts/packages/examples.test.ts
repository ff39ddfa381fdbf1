import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'

const read = (path: string) => textOf(`packages/${path}`)

test.each(['engine/examples/play.ts', 'painter/examples/paint.ts'])(
  'the README has the tested example: %s',
  (example) => {
    const [name] = example.split('/')

    expect(read(`${name}/README.md`)).toContain(`\`\`\`ts\n${read(example)}\`\`\``)
  },
)
