/** What can be imported from the package, by its subpath, and the source behind it. */
export const entryPoints = {
  index: 'src/index.ts',
  ...Object.fromEntries(
    [
      'account',
      'admin',
      'authoring',
      'feedback',
      'internal',
      'landing',
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
