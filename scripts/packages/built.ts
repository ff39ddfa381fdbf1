import { defineConfig } from 'tsup'

interface Manifest {
  exports: Readonly<Record<string, string | Partial<Record<string, string>>>>
}

export const built = ({ exports }: Manifest) =>
  defineConfig({
    entry: Object.fromEntries(
      Object.values(exports).flatMap((files) => {
        const { '@kathasagar/source': source, import: code } =
          typeof files === 'string' ? {} : files
        return source && code ? [[code.slice('./dist/'.length, -'.js'.length), source]] : []
      }),
    ),
    format: ['esm'],
    target: 'es2023',
    platform: 'browser',
    dts: true,
    sourcemap: true,
    clean: true,
    treeshake: true,
    tsconfig: 'tsconfig.json',
  })
