/** What a client trains for (product §3 «Client goal options»). */
export const GOALS = [
  'Схуднення',
  "Набір м'язової маси",
  'Підтягнуте тіло (рельєф)',
  "Здоров'я (баланс, гнучкість, мобільність)",
  'Реабілітація',
] as const
