/** The two personas after some time with the product. */
import { addOlenasPage } from './coach-page.ts'
import { addLibrary } from './exercise-rows.ts'
import { addAndriy, addAndriysCard, addOlena } from './personas.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/** Adds Олена with her page, Андрій with his card, and an exercise library of the given size. */
export function addPersonasInUse(builder: ScenarioBuilder, exercises?: number): void {
  const olena = addOlena(builder)
  const andriy = addAndriy(builder)
  addLibrary(builder, exercises)
  addOlenasPage(builder, olena)
  addAndriysCard(builder, andriy)
}
