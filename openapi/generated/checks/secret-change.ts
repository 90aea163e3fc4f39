// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { SecretChangeBody } from "../bodies/secret-change.ts";

const pattern0 = new RegExp("^[A-Za-z0-9_]+$", "u");
const pattern1 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "minProperties", 1);
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "webhooks"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 64){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 64);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.webhooks !== undefined){
let data1 = data.webhooks;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = withError(vErrors, instancePath+"/webhooks", "maxItems", 50);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = withError(vErrors, instancePath+"/webhooks/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/webhooks/" + i0, "type");
errors++;
}
}
if(new Set(data1).size < data1.length){
vErrors = withError(vErrors, instancePath+"/webhooks", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/webhooks", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** SecretChange as JSON Schema, and the check of it. */
export const SecretChangeCheck: CheckedBody = {
  schema: SecretChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
