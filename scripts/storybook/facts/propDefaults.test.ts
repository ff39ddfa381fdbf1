import { expect, test } from 'vitest'

import { allPropDefaults, propDefaultsOf } from './propDefaults.ts'

const piece = (...texts: string[]) => ({
  name: 'A',
  files: texts.map((text, place) => ({ path: `${place}.tsx`, text })),
})

test('a default stands in the parameter, in the first lines, or in the part that gets the props', () => {
  const parameter = "export function A({ size = 'medium' }: AProps) {}"
  const lines = 'export function A(props: AProps) { const { count = 3 } = props }'
  const inner = "export function A(props: AProps) {}\nfunction Slab({ size = 'small' }: AProps) {}"

  expect(propDefaultsOf(piece(parameter))).toEqual({ size: "'medium'" })
  expect(propDefaultsOf(piece(lines))).toEqual({ count: '3' })
  expect(propDefaultsOf(piece(inner))).toEqual({ size: "'small'" })
})

test('of two parts that differ none is told, and the piece itself is believed before them', () => {
  const parts = 'function B({ size = 1 }) {}\nfunction C({ size = 2 }) {}'

  expect(propDefaultsOf(piece(parts))).toEqual({})
  expect(propDefaultsOf(piece(parts, 'function A({ size = 3 }) {}'))).toEqual({ size: '3' })
})

test('what a piece hands on has the default of the piece that takes it', () => {
  const fileOf = (name: string, text: string) =>
    [name, { name, files: [{ path: `${name}.tsx`, text }] }] as const
  const pieces = new Map([
    fileOf('Field', "export function Field({ isDisabled = false, type = 'text' }: FieldProps) {}"),
    fileOf(
      'Area',
      'export function Area({ type, ...rest }: AreaProps) { return <Field {...rest} /> }',
    ),
  ])

  expect(allPropDefaults(pieces)).toMatchObject({ Area: { isDisabled: 'false' } })
  expect(allPropDefaults(pieces)['Area']).not.toHaveProperty('type')
})

/** What a table says of a piece `A` that is written so, beside a piece `Field`. */
function saidOf(code: string) {
  const field =
    "export function Field({ size = 'small', hint }: FieldProps) { return <p>{hint}</p> }"
  const fileOf = (name: string, text: string) =>
    [name, { name, files: [{ path: `${name}.tsx`, text }] }] as const
  const pieces = new Map([
    fileOf('A', `import { Field } from '../Field/Field.tsx'\n${code}`),
    fileOf('Field', field),
  ])
  return allPropDefaults(pieces)['A']
}

test.each([
  ['{ error }', '{error && <b>{error}</b>}', { error: 'not shown' }],
  ['{ lead }', '{lead !== undefined && <b>!</b>}', { lead: 'not shown' }],
  ['{ icon }', '{icon ? <b>!</b> : null}', { icon: 'not shown' }],
  ['{ label }', '{label ?? messages.save}', { label: 'messages.save' }],
  ['props', "<i title={props.tone ?? 'quiet'} />", { tone: "'quiet'" }],
  ['{ badgeOf }', '<i title={badgeOf?.(story)} />', { badgeOf: 'not called' }],
  [
    '{ width, note }',
    '<Field hint={note} size={width} />',
    { width: "'small'", note: 'not shown' },
  ],
  ['{ hint, size }', '<Field {...{ hint, size }} />', { hint: 'not shown', size: "'small'" }],
  ['{ lang }', '<i lang={lang} />', {}],
  ['{ isBusy }', '{isBusy && <b>!</b>}', {}],
  ['{ kind }', '{kind ? <b>!</b> : <i />}', {}],
  ['{ a }', "<i title={a ?? 'one'} lang={a ?? 'two'} />", {}],
])('where %s is left out of %s, a row says so', (taken, drawn, said) => {
  expect(saidOf(`export function A(${taken}: AProps) { return <div>${drawn}</div> }`)).toEqual(said)
})
