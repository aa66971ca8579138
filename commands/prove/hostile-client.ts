/** Attacks from a process of its own: <name> <port> <count>. Prints what came of it as JSON. */
import { ATTACKS } from './hostile-attacks.ts';

const [name = '', port, count] = process.argv.slice(2);
const attack = ATTACKS[name as keyof typeof ATTACKS];
console.log(JSON.stringify(await attack(Number(port), Number(count))));
process.exit(0);
