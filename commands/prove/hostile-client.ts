/** Sends malformed requests from a process of its own: <port> <count> <seed>. Prints what came back as JSON. */
import { oddRequests } from '../../tests/server/support/odd-requests.ts';
import { sendOddRequests } from '../../tests/server/support/send-odd-requests.ts';

const AT_ONCE = 16;
const [port = 0, count = 0, seed = 0] = process.argv.slice(2).map(Number);
console.log(JSON.stringify(await sendOddRequests(port, oddRequests(count, seed), AT_ONCE)));
