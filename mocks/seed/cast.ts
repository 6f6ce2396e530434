/** The two personas as they are once they use the product. */
import { addOlenasPage } from './coach-page.ts'
import { addLibrary } from './library.ts'
import { addAndriy, addAndriysCard, addOlena } from './personas.ts'
import type { World } from './world.ts'

/** Adds Олена with her page, Андрій with his card, and an exercise library of that size. */
export function addCast(world: World, exercises?: number): void {
  const olena = addOlena(world)
  const andriy = addAndriy(world)
  addLibrary(world, exercises)
  addOlenasPage(world, olena)
  addAndriysCard(world, andriy)
}
