// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewApiKeyBody } from "../bodies/new-api-key.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.privilege === undefined){
vErrors = withError(vErrors, instancePath, "required", "privilege");
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "privilege"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 80);
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
if(data.privilege !== undefined){
let data1 = data.privilege;
if(typeof data1 === "string"){
if(func0(data1) > 40){
vErrors = withError(vErrors, instancePath+"/privilege", "maxLength", 40);
errors++;
}
if(func0(data1) < 2){
vErrors = withError(vErrors, instancePath+"/privilege", "minLength", 2);
errors++;
}
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/privilege", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/privilege", "type");
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

/** NewApiKey as JSON Schema, and the check of it. */
export const NewApiKeyCheck: CheckedBody = {
  schema: NewApiKeyBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
