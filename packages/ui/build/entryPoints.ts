export const entryPoints = {
  index: 'src/index.ts',
  ...Object.fromEntries(
    [
      'admin',
      'fixtures',
      'layout',
      'messages',
      'play',
      'primitives',
      'progress',
      'screens',
      'story',
      'theme',
      'tokens',
    ].map((name) => [name, `src/exports/${name}.ts`]),
  ),
}
